import type { ModelView, PointView, TeamCard } from '../../wire'
import { phased } from '../rule-sets'

/** A model as the board shows it: how it stands, and what its card says. */
export interface Piece extends Omit<ModelView, 'id'> {
  /** Its name; in the laboratory, whatever people call it there. */
  id: string
  /** 1 to 4; decides colour and shape. */
  side: number
  /** What is written on it. */
  label: string
  /** What people call it. */
  name: string
  /** The wounds it starts with; null where wounds do not matter. */
  full: number | null
  /** The diameter of its base. */
  base_mm: number
  /** How tall it is. */
  height: number
  /** Whether it acts once a turning point, so that it matters whether it is ready. */
  turns: boolean
}

/** Where a model of a unit would stand, and the way it would take there. */
export interface Ghost {
  /** Its number in the unit. */
  number: number
  path: readonly PointView[]
  /** The radius of its base. */
  radius: number
  legal: boolean
}

/** Whether a piece is the model of a name, or belongs to the unit of that name. */
export function isOf(piece: Pick<Piece, 'id' | 'unit'>, name: string | null): boolean {
  return name !== null && (piece.id === name || piece.unit === name)
}

export const MM_PER_INCH = 25.4

export function radiusOf(piece: { base_mm: number }): number {
  return piece.base_mm / MM_PER_INCH / 2
}

/** The number of a side: `A` is 1. */
export function sideNumber(side: string): number {
  return side.toUpperCase().charCodeAt(0) - 64
}

/** The models of a table with their cards. */
export function pieces(models: readonly ModelView[], teams: readonly TeamCard[]): Piece[] {
  const cards = new Map(
    teams.flatMap((team) => team.operatives.map((card) => [card.model, { ...card, turns: !phased(team.rules) }])),
  )
  return models.flatMap((model) => {
    const card = cards.get(model.id)
    if (!card) return []
    // Whoever dies of one wound needs no account of them.
    const full = model.unit && card.wounds === 1 ? null : card.wounds
    const own = { name: card.name, full, base_mm: card.base_mm, height: card.height, turns: card.turns }
    return [{ ...model, ...own, side: sideNumber(model.id), label: model.unit ?? model.id }]
  })
}
