/** Which weapons of a unit are used on whom, before it is answered. */

/** A target of a weapon, and how many models shoot it there, or how many attacks go there; null is all that can. */
export interface Share {
  target: string
  count: number | null
}

/** The shares of each weapon, by its name in answers. */
export type Plan = Readonly<Record<string, readonly Share[]>>

/** A weapon is used on one target alone. */
export function aimed(plan: Plan, weapon: string, target: string): Plan {
  return { ...plan, [weapon]: [{ target, count: null }] }
}

/** A weapon is used on one target more, what there is divided evenly. */
export function divided(plan: Plan, weapon: string, target: string, most: number): Plan {
  const targets = [...new Set([...(plan[weapon] ?? []).map((share) => share.target), target])].slice(0, Math.max(1, most))
  if (targets.length < 2) return aimed(plan, weapon, target)
  const each = Math.floor(most / targets.length)
  const over = most % targets.length
  return { ...plan, [weapon]: targets.map((one, i) => ({ target: one, count: each + (i < over ? 1 : 0) })) }
}

/** A target gets so many. */
export function counted(plan: Plan, weapon: string, target: string, count: number): Plan {
  return { ...plan, [weapon]: (plan[weapon] ?? []).map((share) => (share.target === target ? { target, count } : share)) }
}

/** A weapon is not used on a target, or not at all. */
export function spared(plan: Plan, weapon: string, target?: string): Plan {
  const left = target === undefined ? [] : (plan[weapon] ?? []).filter((share) => share.target !== target)
  if (left.length === 1 && left[0]) return aimed(plan, weapon, left[0].target)
  return { ...plan, [weapon]: left }
}

/** The answer that a plan is; nothing if nobody attacks. */
export function volleyAnswer(unit: string, plan: Plan): string | null {
  const uses = Object.entries(plan).flatMap(([weapon, shares]) => {
    if (shares.length === 0) return []
    const targets = shares.map((share) => share.target).join(' ')
    const split = shares.length > 1 ? ` split ${shares.map((share) => share.count ?? 1).join(' ')}` : ''
    return [`${weapon} at ${targets}${split}`]
  })
  return uses.length > 0 ? `attack ${unit} ${uses.join(' and ')}` : null
}

/** The plan of an answer, and whose it is; null of any other answer. */
export function readVolley(answer: string): { unit: string; plan: Plan } | null {
  const [verb, unit, ...words] = answer.split(' ')
  if (verb !== 'attack' || !unit) return null
  const plan: Record<string, Share[]> = {}
  for (const use of words.join(' ').split(' and ')) {
    const [weapon, rest = ''] = use.split(' at ')
    if (!weapon) continue
    const [targets = '', counts] = rest.split(' split ')
    const numbers = counts?.split(' ').map(Number)
    plan[weapon] = targets.split(' ').map((target, i) => ({ target, count: numbers?.[i] ?? null }))
  }
  return { unit, plan }
}
