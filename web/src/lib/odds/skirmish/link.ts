import {
  GOALS,
  LIMITS,
  newSkirmish,
  POLICIES,
  SEQUENCES,
  SKIRMISH_RULES,
  type SkirmishSetup,
  type SkirmishWeapon,
} from './setup'
import { plain, within, type Word } from '../text'

export function writtenSkirmish(setup: SkirmishSetup): string {
  const { weapon, back } = setup
  const usual = newSkirmish()
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

function numbers(weapon: SkirmishWeapon): string {
  return [weapon.attacks, weapon.hit, weapon.normal, weapon.critical].join('-')
}

export function readSkirmish(words: readonly Word[]): SkirmishSetup {
  const setup = newSkirmish()
  for (const { key, value } of words) take(setup, key, value)
  return setup
}

function take(setup: SkirmishSetup, key: string, value: string): void {
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
      setup.rules = SKIRMISH_RULES.find((rules) => rules === key) ?? setup.rules
      setup.sequence = SEQUENCES.find((sequence) => sequence === key) ?? setup.sequence
  }
}

function takeWeapon(weapon: SkirmishWeapon, value: string): void {
  const [attacks, hit, normal, critical] = value.split('-')
  weapon.attacks = within(attacks, LIMITS.attacks, weapon.attacks)
  weapon.hit = within(hit, LIMITS.hit, weapon.hit)
  weapon.normal = within(normal, LIMITS.damage, weapon.normal)
  weapon.critical = within(critical, LIMITS.damage, weapon.critical)
}
