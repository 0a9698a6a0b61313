/** Pairs of wounds lost and their chance, by rising wounds. */
export type Distribution = [wounds: number, chance: number][]

/** The answer of `POST /api/odds`. */
export interface Answer {
  value: number
  defender_loses: Distribution
  attacker_loses: Distribution
  expected: { defender_loses: number; attacker_loses: number }
  incapacitated: { defender: number; attacker: number }
}

export type Side = 'defender' | 'attacker'

export function losses(answer: Answer, side: Side): Distribution {
  return side === 'defender' ? answer.defender_loses : answer.attacker_loses
}

/** The chance of every number of wounds from 0 to `most`, or of at least so many. */
export function columns(distribution: Distribution, most: number, atLeast: boolean): number[] {
  const exact = Array.from({ length: most + 1 }, () => 0)
  for (const [wounds, chance] of distribution) {
    if (wounds <= most) exact[wounds] = (exact[wounds] ?? 0) + chance
  }
  if (!atLeast) return exact
  let sum = 0
  const sums = exact.toReversed().map((chance) => (sum += chance))
  return sums.toReversed().map((chance) => Math.min(1, chance))
}

/** The largest loss that can happen in any of the answers. */
export function mostLost(answers: readonly Answer[], side: Side): number {
  return Math.max(0, ...answers.flatMap((answer) => losses(answer, side).map(([wounds]) => wounds)))
}
