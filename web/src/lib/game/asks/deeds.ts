/** What a model may do in its Movement phase, taken from the list of choices. */

import type { Answer, Cause, Choice, Deed as AnsweredDeed, ModelId } from '../../../wire'
import { doorOf, isWhole, modelOf, targetsOf, weaponsOf, type WholeChoice } from '../answers'

export type DeedKind = AnsweredDeed['kind']

/** Each kind with its place in the order in which they are offered. */
const PLACES: Readonly<Record<DeedKind, number>> = {
  normal: 0,
  march: 1,
  advance: 2,
  charge: 3,
  'fall-back': 4,
  withdraw: 5,
  disembark: 6,
  door: 7,
  ready: 8,
  stay: 9,
}

/** Deeds that need nothing more to be answered: where to, if anywhere, is asked next. */
const WHOLE: ReadonlySet<DeedKind> = new Set<DeedKind>(['march', 'advance', 'withdraw', 'disembark', 'ready', 'stay'])

export function isDone(kind: DeedKind): boolean {
  return WHOLE.has(kind)
}

export interface Deed {
  kind: DeedKind
  /** The choices of this kind: one with a blank, or one for each target or door. */
  choices: readonly Choice[]
  /** Why none of them can be chosen. */
  why_not: Cause | undefined
}

/** The model that an answer or a choice is about, and what it does by it. */
export interface Doing {
  model: ModelId
  kind: DeedKind
}

export function deedOf(answer: Answer | null): Doing | null {
  return answer?.kind === 'do' ? { model: answer.model, kind: answer.deed.kind } : null
}

/** The deed of a choice, where to go left open or not. */
function doingOf(choice: Choice): Doing | null {
  if (choice.answer) return deedOf(choice.answer)
  const { kind, model } = choice
  return model && isDeedKind(kind) ? { model, kind } : null
}

function isDeedKind(kind: string): kind is DeedKind {
  return kind in PLACES
}

/** The models that can be picked, in order: those that may do anything first. */
export function pickable(choices: readonly Choice[]): { model: ModelId; able: boolean; why_not: Cause | undefined }[] {
  const found = new Map<ModelId, { model: ModelId; able: boolean; why_not: Cause | undefined }>()
  for (const choice of choices) {
    const deed = doingOf(choice)
    if (!deed) continue
    const known = found.get(deed.model)
    const able = !choice.why_not
    if (!known) found.set(deed.model, { model: deed.model, able, why_not: choice.why_not })
    else if (able) found.set(deed.model, { ...known, able })
  }
  return [...found.values()].sort((a, b) => Number(b.able) - Number(a.able))
}

/** What one model may do and what it may not. */
export function deedsOf(choices: readonly Choice[], model: ModelId): Deed[] {
  const kinds = new Map<DeedKind, Choice[]>()
  for (const choice of choices) {
    const doing = doingOf(choice)
    if (doing?.model === model) kinds.set(doing.kind, [...(kinds.get(doing.kind) ?? []), choice])
  }
  return [...kinds]
    .sort(([a], [b]) => PLACES[a] - PLACES[b])
    .map(([kind, own]) => {
      const open = own.filter((choice) => !choice.why_not)
      return { kind, choices: open.length > 0 ? open : own, why_not: open.length > 0 ? undefined : own[0]?.why_not }
    })
}

/** The doors that choices work, by their place in the board's list. */
export function doorsOf(choices: readonly Choice[]): { door: number; choice: WholeChoice }[] {
  return choices.filter(isWhole).flatMap((choice) => {
    const number = doorOf(choice.answer)
    return number === null ? [] : [{ door: number - 1, choice }]
  })
}

/** The enemies that charges are declared against. */
export function chargedBy(choices: readonly Choice[]): ModelId[] {
  return [...new Set(choices.flatMap((choice) => targetsOf(choice.answer)))]
}

/** An attack taken apart; without targets where one is still to be picked. */
export interface Volley {
  model: ModelId
  weapons: readonly string[]
  targets: readonly ModelId[]
  choice: Choice
}

export function volleys(choices: readonly Choice[]): Volley[] {
  return choices.flatMap((choice) => {
    const model = choice.model ?? modelOf(choice.answer)
    if (choice.kind !== 'attack' || !model) return []
    const weapons = choice.answer ? weaponsOf(choice.answer) : choice.weapon ? [choice.weapon] : []
    return [{ model, weapons, targets: targetsOf(choice.answer), choice }]
  })
}
