/**
 * Set-ups in the address, so that a link shows what was seen: one `s` a set-up, words joined by underscores.
 *
 * `?s=kt24_shoot_atk-4-3-3-4-10_with-Lethal 5+_def-10-4-3_cover&s=...`
 */

import {
  EDITIONS,
  GOALS,
  LIMITS,
  MOST_SETUPS,
  newSetup,
  POLICIES,
  SEQUENCES,
  type Setup,
  type Weapon,
} from './setup'

const LONGEST_TEXT = 200

export function encode(setups: readonly Setup[]): string {
  const search = new URLSearchParams()
  for (const setup of setups) search.append('s', written(setup))
  return search.toString()
}

/** The set-ups of an address; what cannot be read keeps its usual value. At least one. */
export function decode(search: string): Setup[] {
  const found = new URLSearchParams(search).getAll('s').slice(0, MOST_SETUPS).map(read)
  return found.length > 0 ? found : [newSetup()]
}

function written(setup: Setup): string {
  const { weapon, back } = setup
  const usual = newSetup()
  const words: string[] = [setup.rules, setup.sequence]
  words.push(`atk-${numbers(weapon)}-${setup.attackerWounds}`)
  if (weapon.rules) words.push(`with-${plain(weapon.rules)}`)
  words.push(`def-${setup.defenderWounds}-${setup.save}-${setup.defence}`)
  if (setup.invulnerable > 0) words.push(`inv-${setup.invulnerable}`)
  if (setup.cover) words.push('cover')
  if (setup.obscured) words.push('obscured')
  if (setup.sequence === 'fight') {
    words.push(`back-${numbers(back)}`)
    if (back.rules) words.push(`backwith-${plain(back.rules)}`)
  }
  if (setup.goal !== usual.goal) words.push(`goal-${setup.goal}`)
  if (setup.policy !== usual.policy) words.push(`play-${setup.policy}`)
  if (setup.attackerRerolls + setup.defenderRerolls > 0) {
    words.push(`cp-${setup.attackerRerolls}-${setup.defenderRerolls}`)
  }
  if (setup.name) words.push(`name-${plain(setup.name)}`)
  return words.join('_')
}

function numbers(weapon: Weapon): string {
  return [weapon.attacks, weapon.hit, weapon.normal, weapon.critical].join('-')
}

/** A text that keeps clear of the mark between words. */
function plain(text: string): string {
  return text.replaceAll('_', ' ').slice(0, LONGEST_TEXT)
}

function read(text: string): Setup {
  const setup = newSetup()
  for (const word of text.split('_')) {
    const dash = word.indexOf('-')
    const key = dash < 0 ? word : word.slice(0, dash)
    const value = dash < 0 ? '' : word.slice(dash + 1)
    take(setup, key, value)
  }
  return setup
}

function take(setup: Setup, key: string, value: string): void {
  const [first, second, third] = value.split('-')
  switch (key) {
    case 'atk':
      takeWeapon(setup.weapon, value)
      setup.attackerWounds = within(value.split('-')[4], LIMITS.wounds, setup.attackerWounds)
      break
    case 'back':
      takeWeapon(setup.back, value)
      break
    case 'with':
      setup.weapon.rules = plain(value)
      break
    case 'backwith':
      setup.back.rules = plain(value)
      break
    case 'def':
      setup.defenderWounds = within(first, LIMITS.wounds, setup.defenderWounds)
      setup.save = within(second, LIMITS.save, setup.save)
      setup.defence = within(third, LIMITS.defence, setup.defence)
      break
    case 'inv':
      setup.invulnerable = within(first, LIMITS.save, 0)
      break
    case 'cover':
      setup.cover = true
      break
    case 'obscured':
      setup.obscured = true
      break
    case 'goal':
      setup.goal = GOALS.find((goal) => goal === value) ?? setup.goal
      break
    case 'play':
      setup.policy = POLICIES.find((policy) => policy === value) ?? setup.policy
      break
    case 'cp':
      setup.attackerRerolls = within(first, LIMITS.rerolls, 0)
      setup.defenderRerolls = within(second, LIMITS.rerolls, 0)
      break
    case 'name':
      setup.name = plain(value)
      break
    default:
      setup.rules = EDITIONS.find((edition) => edition === key) ?? setup.rules
      setup.sequence = SEQUENCES.find((sequence) => sequence === key) ?? setup.sequence
  }
}

function takeWeapon(weapon: Weapon, value: string): void {
  const [attacks, hit, normal, critical] = value.split('-')
  weapon.attacks = within(attacks, LIMITS.attacks, weapon.attacks)
  weapon.hit = within(hit, LIMITS.hit, weapon.hit)
  weapon.normal = within(normal, LIMITS.damage, weapon.normal)
  weapon.critical = within(critical, LIMITS.damage, weapon.critical)
}

function within(text: string | undefined, [least, most]: readonly [number, number], usual: number): number {
  if (text === undefined || !/^\d+$/.test(text)) return usual
  const value = Number(text)
  return value >= least && value <= most ? value : usual
}
