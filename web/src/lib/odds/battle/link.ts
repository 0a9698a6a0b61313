import { plain, type Word } from '../text'
import { readWeapon, takeTarget, writtenTarget, writtenWeapon } from './card'
import { MOST_WEAPONS, newBattle, SEQUENCES, type BattleRules, type BattleSetup } from './setup'

export function writtenBattle(setup: BattleSetup): string {
  const attack =
    setup.sequence === 'mortal'
      ? [`points-${plain(setup.mortalWounds)}`]
      : setup.weapons.map((weapon) => `w-${plain(writtenWeapon(weapon, setup))}`)
  const words = [setup.rules, setup.sequence, ...attack, `t-${writtenTarget(setup)}`]
  if (setup.name) words.push(`name-${plain(setup.name)}`)
  return words.join('_')
}

export function readBattle(rules: BattleRules, words: readonly Word[]): BattleSetup {
  const setup = newBattle(rules)
  const weapons = words
    .filter(({ key }) => key === 'w')
    .slice(0, MOST_WEAPONS)
    .flatMap(({ value }) => readWeapon(value) ?? [])
  if (weapons.length > 0) setup.weapons = weapons
  for (const { key, value } of words) {
    if (key === 't') {
      // A target in a link is one model unless it says otherwise.
      setup.models = 1
      takeTarget(setup, value)
    } else if (key === 'points') setup.mortalWounds = plain(value)
    else if (key === 'name') setup.name = plain(value)
    else setup.sequence = SEQUENCES[rules].find((sequence) => sequence === key) ?? setup.sequence
  }
  return setup
}
