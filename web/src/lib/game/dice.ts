import type { DiceView } from '../../wire'

export type Outcome = 'critical' | 'normal' | 'failed'

/** A die as it lies in the tray. */
export interface Die {
  /** What it shows; nothing where only its outcome is known. */
  face: number | null
  outcome: Outcome
  /** Whether it was kept without being rolled (a cover save, Accurate). */
  kept: boolean
  /** Whether it may still be rolled again. */
  fresh: boolean
}

export function outcomeOf(face: number, needs: number, criticalFrom: number): Outcome {
  // A 6 is always a success and a 1 never is, whatever is needed.
  if (face === 1) return 'failed'
  if (face >= criticalFrom) return 'critical'
  return face === 6 || face >= needs ? 'normal' : 'failed'
}

/** The dice of one side, the best first. */
export function dieList(dice: DiceView): Die[] {
  const many = (count: number, outcome: Outcome, kept: boolean): Die[] =>
    Array.from({ length: count }, () => ({ face: null, outcome, kept, fresh: false }))
  if (dice.critical !== null || dice.normal !== null) {
    return [...many(dice.critical ?? 0, 'critical', false), ...many(dice.normal ?? 0, 'normal', false)]
  }
  const rolled = dice.fresh.map((face) => ({
    face,
    outcome: outcomeOf(face, dice.needs, dice.critical_from),
    kept: false,
    fresh: true,
  }))
  const rank = { critical: 0, normal: 1, failed: 2 }
  return [
    ...rolled,
    ...many(dice.kept, 'normal', true),
    ...many(dice.again_critical, 'critical', false),
    ...many(dice.again_normal, 'normal', false),
    ...many(dice.again_failed, 'failed', false),
  ].sort((a, b) => rank[a.outcome] - rank[b.outcome] || (b.face ?? 0) - (a.face ?? 0))
}

/** Whether dice lie there at all. */
export function lies(dice: DiceView): boolean {
  return dieList(dice).length > 0 || dice.critical !== null
}

/** Dice as they are told and drawn: the highest first, in sentences and pictures alike. */
export function inOrder(faces: readonly number[]): number[] {
  return [...faces].sort((a, b) => b - a)
}
