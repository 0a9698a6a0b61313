import { describe, expect, test } from 'vitest'

import type { OperativeCard, PieceId, TeamCard, WeaponCard } from '../src/wire'
import { distribution, expected, kills, outcome, slain } from '../src/lib/odds/answer'
import { readWeapon, writtenTarget, writtenWeapon } from '../src/lib/odds/battle/card'
import { targetsOf, weaponsOf } from '../src/lib/odds/battle/fill'
import { noRules, readRules, writtenRules } from '../src/lib/odds/battle/rules'
import { allWounds, battleQuestion, newBattle, newWeapon, type BattleSetup } from '../src/lib/odds/battle/setup'
import { decode, encode } from '../src/lib/odds/link'
import { newSetup, under } from '../src/lib/odds/setup'

const ALL_RULES = [
  'auto-hit',
  're-roll hits 1',
  're-roll wounds',
  'wounds on 4+',
  'hit 6: 3 hits',
  'mortal on wound 6+ (2)',
  'melta',
  'no invulnerable',
]

const model: BattleSetup = {
  ...newBattle('kt18'),
  name: 'Long gun',
  sequence: 'overwatch',
  weapons: [
    { ...newWeapon(), attacks: '2D6', skill: 5, strength: 8, ap: -3, damage: 'D3+1', modifier: -2, rules: readRules(ALL_RULES) ?? noRules() },
  ],
  wounds: 3,
  save: 7,
  invulnerable: 4,
  ignores: 6,
  fleshWounds: 2,
  injury: -1,
}

const unit: BattleSetup = {
  ...newBattle('kt4w40k'),
  weapons: [
    { ...newWeapon(), models: 5 },
    { ...newWeapon(), attacks: 'D6', modifier: 1 },
  ],
  models: 10,
  wounds: 2,
  left: 1,
  cover: true,
}

describe('special rules', () => {
  test('come back as they were written', () => {
    const rules = readRules(ALL_RULES)
    expect(rules && writtenRules(rules)).toEqual(ALL_RULES)
    expect(writtenRules(noRules())).toEqual([])
  })

  test('of one kind: the better for the attacker counts', () => {
    const rules = readRules(['re-roll hits', 're-roll hits 1', 'wounds on 4+', 'wounds on 2+', 'wounds on 5+', 'hit 6: 2 hits'])
    expect(rules).toMatchObject({ hitsAgain: 'fails', woundsOn: 2, hitsOnSix: 2 })
  })

  test('that there are not make the whole unreadable', () => {
    for (const wrong of ['wounds on 7+', 'hit 6: 1 hits', 'mortal on wound 6+ (0)', 'lethal 5+']) {
      expect(readRules([wrong]), wrong).toBeNull()
    }
  })
})

describe('a weapon in a line', () => {
  test('comes back as it was', () => {
    for (const setup of [model, unit]) {
      for (const weapon of setup.weapons) expect(readWeapon(writtenWeapon(weapon, setup))).toEqual(weapon)
    }
  })

  test('is read as the command line reads it', () => {
    expect(readWeapon('Rapid Fire 2 bs 3+ S4 AP-1 D1 hit -1 hit -1 re-roll hits 1, melta')).toEqual({
      ...newWeapon(),
      ap: -1,
      modifier: -2,
      rules: { ...noRules(), hitsAgain: 'ones', melta: true },
    })
    expect(readWeapon('models 5 Melee 2 ws 3+ S4 DD3')).toMatchObject({ models: 5, attacks: '2', damage: 'D3' })
  })

  test('that says something impossible is not read', () => {
    for (const wrong of [
      '',
      'a large gun',
      'Assault 2 bs 8+ S4 D1',
      'Assault 2D7 bs 3+ S4 D1',
      'Assault 2 bs 3+ S21 D1',
      'Assault 2 bs 3+ S4 AP1 D1',
      'Assault 2 bs 3+ S4 D1 hit -7',
      'Assault 2 bs 3+ S4 D1 melta, lethal',
      'models 41 Assault 2 bs 3+ S4 D1',
      'Assault 2 bs 3+ S4 D1 more',
    ]) {
      expect(readWeapon(wrong), wrong).toBeNull()
    }
  })
})

describe('a link', () => {
  test('brings set-ups of all rule sets back', () => {
    const mortal: BattleSetup = { ...newBattle('kt18'), sequence: 'mortal', mortalWounds: '2D6' }
    const setups = [model, unit, mortal, newSetup()]
    expect(decode(encode(setups))).toEqual(setups)
  })

  test('of nonsense keeps the usual values', () => {
    expect(decode('?s=kt18_opportunity_w-a gun_t-T99 W0 sv 9+ inv 1+ flesh 4 injury x')).toEqual([newBattle('kt18')])
  })

  test('holds no more weapons than are asked', () => {
    const many = { ...unit, weapons: Array.from({ length: 12 }, newWeapon) }
    const [back] = decode(encode([many]))
    expect((back as BattleSetup).weapons).toHaveLength(8)
  })

  test('writes targets as the command line does', () => {
    expect(writtenTarget(model)).toBe('T4 W3 sv 7+ inv 4+ ignores 6+ flesh 2 injury -1')
    expect(writtenTarget(unit)).toBe('models 10 T4 W2 left 1 sv 4+ cover')
  })
})

describe('what is asked', () => {
  test('of a model has its flesh wounds and no unit', () => {
    expect(battleQuestion(model)).toEqual({
      rules: 'kt18',
      sequence: 'overwatch',
      attacker: {
        weapons: [
          { attacks: '2D6', skill: 5, strength: 8, ap: -3, damage: 'D3+1', hit_modifiers: [-2], rules: ALL_RULES },
        ],
      },
      defender: {
        wounds: 3,
        flesh_wounds: 2,
        toughness: 4,
        save: 7,
        invulnerable: 4,
        ignores: 6,
        injury_modifiers: [-1],
      },
    })
  })

  test('of a unit has its models, the wounded one and cover', () => {
    const asked = battleQuestion(unit)
    expect(asked.attacker.weapons?.[0]).toMatchObject({ models: 5, attacks: 2, damage: 1, hit_modifiers: [] })
    expect(asked.defender).toEqual({
      models: 10,
      wounds: 2,
      left: 1,
      toughness: 4,
      save: 4,
      invulnerable: null,
      ignores: null,
      cover: true,
    })
    expect(allWounds(unit)).toBe(19)
  })

  test('of mortal wounds has neither weapons nor Toughness', () => {
    const asked = battleQuestion({ ...unit, sequence: 'mortal', mortalWounds: '3' })
    expect(asked.attacker).toEqual({ mortal_wounds: 3 })
    expect(asked.defender).not.toHaveProperty('toughness')
  })

  test('under other rules keeps what the two have in common', () => {
    expect(under({ ...unit, sequence: 'opportunity' }, 'kt18')).toMatchObject({ rules: 'kt18', sequence: 'fight', wounds: 2 })
    expect(under(unit, 'kt21')).toEqual({ ...newSetup(), rules: 'kt21' })
  })
})

test('every answer has its wounds, and each rule set what else it tells', () => {
  const injured = { unharmed: 0.5, flesh_wounds: [[0, 0.5], [1, 0.25]] as [number, number][], out_of_action: 0.25 }
  const kt18 = {
    rules: 'kt18',
    sequence: 'shoot',
    expected: { wounds_lost: 0.5 },
    wounds_lost: [[0, 0.5], [1, 0.5]] as [number, number][],
    outcome: injured,
    kill: 0.25,
  } as const
  expect([expected(kt18), kills(kt18), slain(kt18), outcome(kt18)]).toEqual([0.5, 0.25, null, injured])
  expect(distribution(kt18, 'defender-loses')).toEqual(kt18.wounds_lost)
  expect(distribution(kt18, 'slain')).toBeNull()
})

describe('the catalogue', () => {
  const weapon = (slug: string, kind: string, strength: string): WeaponCard => ({
    name: slug,
    slug,
    reach: kind === 'Melee' ? 'melee' : 'ranged',
    attacks: 0,
    hit: 4,
    damage: [0, 0],
    rules: ['melta'],
    profile: { range: 12, kind, strength, ap: -1, damage: 'D3' },
  })
  const trooper = (name: string, id: PieceId, weapons: WeaponCard[]): OperativeCard => ({
    model: id,
    name,
    apl: 0,
    movement: 6,
    defence: 0,
    save: 5,
    invulnerable: null,
    wounds: 2,
    base_mm: 25,
    height: 1,
    keywords: [],
    weapons,
    profile: {
      weapon_skill: 4,
      ballistic_skill: 4,
      strength: 3,
      toughness: 3,
      attacks: 2,
      leadership: 6,
      powers: [],
      aura: null,
      ignores: 5,
    },
  })
  const [rifle, blade] = [weapon('rifle', 'Rapid Fire D6', '4'), weapon('blade', 'Melee', 'x2')]
  const team: TeamCard = {
    id: 'Team',
    name: 'Team',
    text: '',
    rules: 'kt4w40k',
    operatives: [
      trooper('Sergeant', 'A1.1', [blade]),
      trooper('Trooper', 'A1.2', [rifle, blade]),
      trooper('Trooper', 'A1.3', [rifle, blade]),
    ],
    units: [
      {
        unit: 'A1',
        name: 'Squad',
        keywords: [],
        points: 1,
        models: ['A1.1', 'A1.2', 'A1.3'],
        powers: [],
        casts: 0,
        denies: 0,
        capacity: 0,
        abilities: [],
      },
    ],
    ploys: [],
  }
  const named = (name: string, of: string): string => `${name} of ${of}`

  test('offers the weapons of a unit with as many models as have them', () => {
    const [ranged] = weaponsOf(team, 'ranged', named)
    expect(ranged?.text).toBe('rifle of Squad')
    expect(ranged?.value.weapon).toMatchObject({ models: 2, attacks: 'D6', skill: 4, strength: 4, ap: -1, damage: 'D3' })
    expect(ranged?.value.weapon.rules.melta).toBe(true)
    const [melee] = weaponsOf(team, 'melee', named)
    expect(melee?.value.weapon).toMatchObject({ models: 3, attacks: '2', strength: 6 })
  })

  test('offers units as targets, like most of their models', () => {
    expect(targetsOf(team)).toEqual([
      {
        key: 'Squad',
        text: 'Squad',
        value: { wounds: 2, toughness: 3, save: 5, invulnerable: 0, ignores: 5, fleshWounds: 0, models: 3, left: 0 },
      },
    ])
    const alone = targetsOf({ ...team, units: [] })
    expect(alone.map((card) => [card.text, card.value.models])).toEqual([['Sergeant', 1], ['Trooper', 1]])
  })
})
