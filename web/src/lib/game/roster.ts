import type { Sheet, Table } from '../../wire'
import { cardOf, cardsOf, teamOf } from './names'

/** A line of a roster: a model, or a unit where models act together. */
export interface Entry {
  id: string
  name: string
  presence: string
  /** The transport that it is aboard. */
  aboard: string | null
  order: string | null
  ready: boolean
  marks: readonly string[]
  wounds: number
  full: number
  /** How many of its models are left, and of how many; nothing for a model alone. */
  models: { left: number; full: number } | null
}

/** The models of a side, or its units. */
export function entriesOf(sheet: Sheet, table: Table, side: string): Entry[] {
  const units = teamOf(sheet, side)?.units ?? []
  if (units.length > 0) {
    return (table.units ?? []).flatMap((unit): Entry[] => {
      const card = units.find((one) => one.unit === unit.id)
      if (!card) return []
      const full = cardsOf(sheet, unit.id).reduce((sum, one) => sum + one.wounds, 0)
      return [
        {
          ...unit,
          name: card.name,
          aboard: unit.aboard ?? null,
          order: null,
          full,
          models: card.models.length > 1 ? { left: unit.models, full: card.models.length } : null,
        },
      ]
    })
  }
  return table.models
    .filter((model) => model.id.startsWith(side))
    .flatMap((model): Entry[] => {
      const card = cardOf(sheet, model.id)
      return card ? [{ ...model, name: card.name, aboard: null, full: card.wounds, models: null }] : []
    })
}
