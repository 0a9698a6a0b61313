/** What a model may do in its Movement phase, taken from the list of choices. */

import type { Cause, Choice } from '../../../wire'
import { readAnswer } from '../notation'

/** In the order in which they are offered. */
export const DEEDS = ['normal', 'march', 'advance', 'charge', 'fall-back', 'withdraw', 'disembark', 'door', 'ready', 'stay'] as const
export type DeedKind = (typeof DEEDS)[number]

/** Deeds that need nothing more to be answered: where to, if anywhere, is asked next. */
const WHOLE: ReadonlySet<DeedKind> = new Set<DeedKind>(['march', 'advance', 'withdraw', 'disembark', 'ready', 'stay'])

export function isWhole(kind: DeedKind): boolean {
  return WHOLE.has(kind)
}

export interface Deed {
  kind: DeedKind
  /** The choices of this kind: one with a blank, or one for each target or door. */
  choices: readonly Choice[]
  /** Why none of them can be chosen. */
  why_not: Cause | undefined
}

/** The model that an answer such as `do A1 stay` is about, and what it does. */
export function deedOf(answer: string): { model: string; kind: DeedKind } | null {
  const [verb, model = '', word] = answer.split(' ')
  const kind = DEEDS.find((one) => one === word)
  return verb === 'do' && kind ? { model, kind } : null
}

/** The models that can be picked, in order: those that may do anything first. */
export function pickable(choices: readonly Choice[]): { model: string; able: boolean; why_not: Cause | undefined }[] {
  const found = new Map<string, { model: string; able: boolean; why_not: Cause | undefined }>()
  for (const choice of choices) {
    const deed = deedOf(choice.answer)
    if (!deed) continue
    const known = found.get(deed.model)
    const able = !choice.why_not
    if (!known) found.set(deed.model, { model: deed.model, able, why_not: choice.why_not })
    else if (able) found.set(deed.model, { ...known, able })
  }
  return [...found.values()].sort((a, b) => Number(b.able) - Number(a.able))
}

/** What one model may do and what it may not. */
export function deedsOf(choices: readonly Choice[], model: string): Deed[] {
  return DEEDS.flatMap((kind) => {
    const own = choices.filter((choice) => {
      const deed = deedOf(choice.answer)
      return deed?.model === model && deed.kind === kind
    })
    if (own.length === 0) return []
    const open = own.filter((choice) => !choice.why_not)
    return [{ kind, choices: open.length > 0 ? open : own, why_not: open.length > 0 ? undefined : own[0]?.why_not }]
  })
}

/** The doors that answers such as `do A1 door 3` or `door 3` name, by their place in the board's list. */
export function doorsOf(choices: readonly Choice[]): { door: number; choice: Choice }[] {
  return choices.flatMap((choice) => {
    const words = choice.answer.split(' ')
    const at = words.indexOf('door')
    const number = at < 0 ? NaN : Number(words[at + 1])
    return Number.isInteger(number) ? [{ door: number - 1, choice }] : []
  })
}

/** The enemies that charges such as `do A1 charge B1 B2` name. */
export function chargedBy(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap((choice) => readAnswer(choice.answer).models.slice(1)))]
}

/** An attack taken apart: `attack A1 rifle at B1 and carbine at B1`; without targets where one is still to be picked. */
export interface Volley {
  model: string
  weapons: readonly string[]
  targets: readonly string[]
  choice: Choice
}

/** The attack that an answer is, if it is one, in the words of the choices. */
export function volleyOf(answer: string | null): Pick<Volley, 'model' | 'weapons' | 'targets'> | undefined {
  return volleys([{ kind: 'attack', label: '', answer: answer ?? '', needs: [], automatic: false }])[0]
}

export function volleys(choices: readonly Choice[]): Volley[] {
  return choices.flatMap((choice) => {
    const [verb, model = '', ...words] = choice.answer.split(' ')
    if (verb !== 'attack') return []
    const uses = words.join(' ').split(' and ')
    return [
      {
        model,
        weapons: uses.map((use) => use.split(' ')[0] ?? ''),
        targets: [...new Set(uses.flatMap((use) => readAnswer(use).models))],
        choice,
      },
    ]
  })
}
