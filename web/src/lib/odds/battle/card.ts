/** Weapons and targets in a line, as the command line writes them: `Rapid Fire 2 bs 3+ S4 AP-1 D1 hit -1 melta`. */

import { readRules, writtenRules } from './rules'
import { isFight, LIMITS, newWeapon, type BattleSetup, type BattleWeapon } from './setup'

const AMOUNT = /^(\d{1,2}|[23]?D[36](\+\d{1,2})?)$/
const KINDS = /^(assault|rapid fire|heavy|pistol|grenade|melee)\s+/i
/** Rules stand last, and begin with one of these words. */
const RULES = /\s(auto-hit|re-roll |wounds on |hit 6|mortal on |melta|no inv)/i

/** What a line looks like, for whoever wrote something else. */
export const EXAMPLE = 'Assault 2 bs 3+ S4 AP-1 D1 hit -1 melta'

type Limits = readonly [number, number]

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number)
}

/** A whole number within limits, or nothing. */
function bounded(text: string | undefined, [least, most]: Limits): number | null {
  if (text === undefined || !/^[+-]?\d+$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

export function writtenWeapon(weapon: BattleWeapon, setup: BattleSetup): string {
  const fight = isFight(setup.sequence)
  const words = [
    ...(setup.rules === 'kt4w40k' && weapon.models > 1 ? [`models ${weapon.models}`] : []),
    `${fight ? 'Melee' : 'Assault'} ${weapon.attacks}`,
    `${fight ? 'ws' : 'bs'} ${weapon.skill}+`,
    `S${weapon.strength}`,
    ...(weapon.ap < 0 ? [`AP${weapon.ap}`] : []),
    `D${weapon.damage}`,
    ...(weapon.modifier === 0 ? [] : [`hit ${signed(weapon.modifier)}`]),
  ]
  return [words.join(' '), writtenRules(weapon.rules).join(', ')].join(' ').trim()
}

/** A weapon in a line; nothing if it cannot be read. */
export function readWeapon(text: string): BattleWeapon | null {
  const line = text.replaceAll('−', '-').trim().replace(/\s+/g, ' ')
  const at = RULES.exec(line)?.index ?? line.length
  const rules = readRules(
    line
      .slice(at)
      .split(',')
      .map((rule) => rule.trim())
      .filter((rule) => rule !== ''),
  )
  if (!rules) return null
  const weapon: BattleWeapon = { ...newWeapon(), ap: 0, rules }
  let head = line.slice(0, at).replace(/,$/, '')
  const [whole, models] = /^models (\d+) /i.exec(head) ?? []
  if (whole) {
    const count = bounded(models, LIMITS.models)
    if (count === null) return null
    weapon.models = count
    head = head.slice(whole.length)
  }
  const words = head.replace(KINDS, '').split(' ')
  const [attacks, , skill, strength] = words
  const shape = /^[bw]s$/i.test(words[1] ?? '') && /^\d\+?$/.test(skill ?? '') && /^s\d+$/i.test(strength ?? '')
  if (!shape || !AMOUNT.test(attacks?.toUpperCase() ?? '')) return null
  weapon.attacks = attacks?.toUpperCase() ?? ''
  const needed = bounded(skill?.replace('+', ''), LIMITS.skill)
  const strong = bounded(strength?.slice(1), LIMITS.strength)
  let rest = words.slice(4)
  const ap = /^ap/i.test(rest[0] ?? '') ? bounded(rest[0]?.slice(2), LIMITS.ap) : 0
  if (/^ap/i.test(rest[0] ?? '')) rest = rest.slice(1)
  const damage = /^d/i.test(rest[0] ?? '') ? rest[0]?.slice(1).toUpperCase() : undefined
  if (needed === null || strong === null || ap === null || damage === undefined || !AMOUNT.test(damage)) return null
  rest = rest.slice(1)
  while (rest.length > 0) {
    const one = rest[0]?.toLowerCase() === 'hit' ? bounded(rest[1], LIMITS.modifier) : null
    if (one === null) return null
    weapon.modifier += one
    rest = rest.slice(2)
  }
  const [least, most] = LIMITS.modifier
  return {
    ...weapon,
    skill: needed,
    strength: strong,
    ap,
    damage,
    // What is beyond changes nothing more.
    modifier: Math.min(most, Math.max(least, weapon.modifier)),
  }
}

export function writtenTarget(setup: BattleSetup): string {
  const unit = setup.rules === 'kt4w40k'
  return [
    ...(unit && setup.models > 1 ? [`models ${setup.models}`] : []),
    `T${setup.toughness}`,
    `W${setup.wounds}`,
    ...(unit && setup.left > 0 ? [`left ${setup.left}`] : []),
    `sv ${setup.save}+`,
    ...(setup.invulnerable > 0 ? [`inv ${setup.invulnerable}+`] : []),
    ...(setup.ignores > 0 ? [`ignores ${setup.ignores}+`] : []),
    ...(!unit && setup.fleshWounds > 0 ? [`flesh ${setup.fleshWounds}`] : []),
    ...(!unit && setup.injury !== 0 ? [`injury ${signed(setup.injury)}`] : []),
    ...(unit && setup.cover ? ['cover'] : []),
  ].join(' ')
}

/** Takes over what a line says of the target; what cannot be read keeps its value. */
export function takeTarget(setup: BattleSetup, text: string): void {
  const words = text.trim().split(/\s+/)
  const number = (at: number, limits: Limits, usual: number): number =>
    bounded(words[at]?.replace(/(\d)\+$/, '$1'), limits) ?? usual
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (/^T\d/.test(word)) setup.toughness = bounded(word.slice(1), LIMITS.toughness) ?? setup.toughness
    else if (/^W\d/.test(word)) setup.wounds = bounded(word.slice(1), LIMITS.wounds) ?? setup.wounds
    else if (word === 'cover') setup.cover = true
    else if (word === 'models') setup.models = number(++at, LIMITS.models, setup.models)
    else if (word === 'left') setup.left = number(++at, LIMITS.wounds, 0)
    else if (word === 'sv') setup.save = number(++at, LIMITS.save, setup.save)
    else if (word === 'inv') setup.invulnerable = number(++at, LIMITS.invulnerable, 0)
    else if (word === 'ignores') setup.ignores = number(++at, LIMITS.ignores, 0)
    else if (word === 'flesh') setup.fleshWounds = number(++at, LIMITS.fleshWounds, 0)
    else if (word === 'injury') setup.injury = number(++at, LIMITS.modifier, 0)
  }
}
