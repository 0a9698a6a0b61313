import { expect, test } from 'vitest'

import { decode, encode } from '../src/lib/odds/link'
import { newSetup } from '../src/lib/odds/setup'
import { newSkirmish, skirmishQuestion, type SkirmishSetup } from '../src/lib/odds/skirmish/setup'

const shot: SkirmishSetup = {
  ...newSkirmish(),
  name: 'Long rifle, braced',
  weapon: { attacks: 5, hit: 2, normal: 3, critical: 5, rules: 'Lethal 5+, Piercing Crits 1' },
  defenderWounds: 14,
  save: 3,
  defence: 4,
  cover: true,
  obscured: true,
  goal: 'kill',
  attackerRerolls: 2,
}

const fight: SkirmishSetup = {
  ...newSkirmish(),
  rules: 'kt21',
  sequence: 'fight',
  policy: 'never-fish',
  attackerWounds: 7,
  invulnerable: 4,
  back: { attacks: 0, hit: 6, normal: 0, critical: 100, rules: 'Stun' },
  defenderRerolls: 9,
}

test('set-ups come back from a link as they were', () => {
  expect(decode(encode([shot, fight]))).toEqual([shot, fight])
  expect(decode(`?${encode([newSetup()])}`)).toEqual([newSetup()])
})

test('a link is short and can be read by people', () => {
  expect(encode([newSetup()])).toBe('s=kt24_shoot_atk-4-3-3-4-10_def-10-4-3')
})

test('nonsense keeps the usual values', () => {
  expect(decode('')).toEqual([newSetup()])
  expect(decode('?s=kt99_dance_atk-99-1-x-101-0_def-0-3-3_goal-glory_play-loud_cp-10-')).toEqual([
    { ...newSkirmish(), save: 3 },
  ])
})

test('no more set-ups are taken than are compared', () => {
  expect(decode(encode(Array.from({ length: 9 }, () => newSetup())))).toHaveLength(4)
})

test('an underscore in a name cannot pass for another word', () => {
  const [back] = decode(encode([{ ...newSkirmish(), name: 'a_cover' }]))
  expect(back).toEqual({ ...newSkirmish(), name: 'a cover' })
})

test('a shot asks without a weapon of the defender, and only kt24 knows obscured', () => {
  const asked = skirmishQuestion(shot)
  expect(asked.defender.weapon).toBeNull()
  expect(asked.attacker.weapon.rules).toEqual(['Lethal 5+', 'Piercing Crits 1'])
  expect(asked.switches).toEqual({ obscured: true })
  const older = skirmishQuestion({ ...shot, rules: 'kt21', invulnerable: 5 })
  expect(older.switches).toEqual({})
  expect(older.defender).toMatchObject({ obscured: false, invulnerable: 5 })
})

test('a fight asks with a weapon and without cover', () => {
  const asked = skirmishQuestion({ ...fight, cover: true })
  expect(asked.defender.weapon).toEqual({ attacks: 0, hit: 6, damage: [0, 100], rules: ['Stun'] })
  expect(asked.defender).toMatchObject({ cover: false, invulnerable: null })
})
