/** Special rules of weapons of hit, wound and save: as fields of a form, and as cards write them. */

/** Which dice are rolled again. */
export type Again = 'never' | 'ones' | 'fails'

export interface BattleWeaponRules {
  autoHit: boolean
  hitsAgain: Again
  woundsAgain: Again
  /** What wounds whatever Strength and Toughness; 0 if they decide. */
  woundsOn: number
  /** How many hits a 6 to hit is. */
  hitsOnSix: number
  /** How many mortal wounds a 6 to wound does besides. */
  mortalOnSix: number
  melta: boolean
  noInvulnerable: boolean
}

export function noRules(): BattleWeaponRules {
  return {
    autoHit: false,
    hitsAgain: 'never',
    woundsAgain: 'never',
    woundsOn: 0,
    hitsOnSix: 1,
    mortalOnSix: 0,
    melta: false,
    noInvulnerable: false,
  }
}

/** The rules as cards write them, one by one. */
export function writtenRules(rules: BattleWeaponRules): string[] {
  const again = (of: Again, what: string): string[] =>
    of === 'never' ? [] : [of === 'ones' ? `re-roll ${what} 1` : `re-roll ${what}`]
  return [
    ...(rules.autoHit ? ['auto-hit'] : []),
    ...again(rules.hitsAgain, 'hits'),
    ...again(rules.woundsAgain, 'wounds'),
    ...(rules.woundsOn > 0 ? [`wounds on ${rules.woundsOn}+`] : []),
    ...(rules.hitsOnSix > 1 ? [`hit 6: ${rules.hitsOnSix} hits`] : []),
    ...(rules.mortalOnSix > 0 ? [`mortal on wound 6+ (${rules.mortalOnSix})`] : []),
    ...(rules.melta ? ['melta'] : []),
    ...(rules.noInvulnerable ? ['no invulnerable'] : []),
  ]
}

/** Rules that cards write; nothing if one of them is no rule. */
export function readRules(all: readonly string[]): BattleWeaponRules | null {
  const rules = noRules()
  return all.every((rule) => add(rules, rule)) ? rules : null
}

/** Adds a rule, if it is one; of two with different numbers the better for the attacker counts. */
function add(rules: BattleWeaponRules, text: string): boolean {
  const rule = text.trim().toLowerCase()
  const number = (pattern: RegExp): number => Number(pattern.exec(rule)?.[1] ?? 0)
  const again = (before: Again, after: Again): Again => (before === 'fails' ? before : after)
  const [needed, hits, mortal] = [
    number(/^wounds on ([2-6])\+$/),
    number(/^hit 6: ([2-6]) hits$/),
    number(/^mortal on wound 6\+ \(([1-6])\)$/),
  ]
  if (rule === 'auto-hit') rules.autoHit = true
  else if (rule === 're-roll hits 1') rules.hitsAgain = again(rules.hitsAgain, 'ones')
  else if (rule === 're-roll hits') rules.hitsAgain = 'fails'
  else if (rule === 're-roll wounds 1') rules.woundsAgain = again(rules.woundsAgain, 'ones')
  else if (rule === 're-roll wounds') rules.woundsAgain = 'fails'
  else if (rule === 'melta') rules.melta = true
  else if (rule === 'no invulnerable') rules.noInvulnerable = true
  else if (needed > 0) rules.woundsOn = rules.woundsOn > 0 ? Math.min(rules.woundsOn, needed) : needed
  else if (hits > 0) rules.hitsOnSix = Math.max(rules.hitsOnSix, hits)
  else if (mortal > 0) rules.mortalOnSix = Math.max(rules.mortalOnSix, mortal)
  else return false
  return true
}
