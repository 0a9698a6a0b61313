/** Which weapons of a unit are used on whom, before it is answered. */

import type { ModelId, Use } from '../../../wire'
import type { AnswerOf } from '../answers'

/** A target of a weapon, and how many models shoot it there, or how many attacks go there; null is all that can. */
export interface Share {
  target: ModelId
  count: number | null
}

/** The shares of each weapon, by its name in answers. */
export type Plan = Readonly<Record<string, readonly Share[]>>

/** A weapon is used on one target alone. */
export function aimed(plan: Plan, weapon: string, target: ModelId): Plan {
  return { ...plan, [weapon]: [{ target, count: null }] }
}

/** A weapon is used on one target more, what there is divided evenly. */
export function divided(plan: Plan, weapon: string, target: ModelId, most: number): Plan {
  const targets = [...new Set([...(plan[weapon] ?? []).map((share) => share.target), target])].slice(0, Math.max(1, most))
  if (targets.length < 2) return aimed(plan, weapon, target)
  const each = Math.floor(most / targets.length)
  const over = most % targets.length
  return { ...plan, [weapon]: targets.map((one, i) => ({ target: one, count: each + (i < over ? 1 : 0) })) }
}

/** A target gets so many. */
export function counted(plan: Plan, weapon: string, target: ModelId, count: number): Plan {
  return { ...plan, [weapon]: (plan[weapon] ?? []).map((share) => (share.target === target ? { target, count } : share)) }
}

/** A weapon is not used on a target, or not at all. */
export function spared(plan: Plan, weapon: string, target?: ModelId): Plan {
  const left = target === undefined ? [] : (plan[weapon] ?? []).filter((share) => share.target !== target)
  if (left.length === 1 && left[0]) return aimed(plan, weapon, left[0].target)
  return { ...plan, [weapon]: left }
}

/** The answer that a plan is; nothing if nobody attacks. */
export function volleyAnswer(model: ModelId, plan: Plan): AnswerOf<'attack'> | null {
  const uses = Object.entries(plan).flatMap(([weapon, shares]): Use[] => {
    if (shares.length === 0) return []
    const targets = shares.map((share) => share.target)
    return [shares.length > 1 ? { weapon, targets, split: shares.map((share) => share.count ?? 1) } : { weapon, targets }]
  })
  return uses.length > 0 ? { kind: 'attack', model, uses } : null
}

/** The plan of an attack. */
export function planOf({ uses }: AnswerOf<'attack'>): Plan {
  return Object.fromEntries(
    uses.map(({ weapon, targets, split }) => [weapon, targets.map((target, i) => ({ target, count: split?.[i] ?? null }))]),
  )
}
