/** What is shown of an answer about an attack, in whichever rule set. */

import type { Kt18Outcome, OddsReport } from '../../wire'

/** Pairs of a number and its chance, by rising numbers. */
export type Distribution = [number: number, chance: number][]

/** What a distribution counts. */
export type Count = 'defender-loses' | 'attacker-loses' | 'slain'

/** A distribution of an answer. */
export function distribution(answer: OddsReport, count: Count): Distribution | null {
  if (count === 'slain') return 'slain' in answer ? answer.slain : null
  if (count === 'attacker-loses') return 'attacker_loses' in answer ? answer.attacker_loses : null
  return 'wounds_lost' in answer ? answer.wounds_lost : answer.defender_loses
}

/** The wounds that the defender loses on average. */
export function expected(answer: OddsReport): number {
  return 'incapacitated' in answer ? answer.expected.defender_loses : answer.expected.wounds_lost
}

/** The chance that the defender is gone. */
export function kills(answer: OddsReport): number {
  return 'incapacitated' in answer ? answer.incapacitated.defender : answer.kill
}

/** Models that are slain on average, where they are counted. */
export function slain(answer: OddsReport): number | null {
  return 'slain' in answer ? answer.expected.slain : null
}

/** How the model stands at the end, where there are injury rolls. */
export function outcome(answer: OddsReport): Kt18Outcome | null {
  return 'outcome' in answer ? answer.outcome : null
}

/** What the attacker risks, where it risks something. */
export function own(answer: OddsReport): { expected: number; dies: number } | null {
  if (!('incapacitated' in answer)) return null
  return { expected: answer.expected.attacker_loses, dies: answer.incapacitated.attacker }
}

/** The chance of every number from 0 to `most`, or of at least so many. */
export function columns(distribution: Distribution, most: number, atLeast: boolean): number[] {
  const exact = Array.from({ length: most + 1 }, () => 0)
  for (const [number, chance] of distribution) {
    if (number <= most) exact[number] = (exact[number] ?? 0) + chance
  }
  if (!atLeast) return exact
  let sum = 0
  const sums = exact.toReversed().map((chance) => (sum += chance))
  return sums.toReversed().map((chance) => Math.min(1, chance))
}

/** The largest number that can happen in any of the distributions. */
export function largest(all: readonly Distribution[]): number {
  return Math.max(0, ...all.flatMap((one) => one.map(([number]) => number)))
}
