/** One attack whose odds are asked: what the form shows, what the link carries, what the server is asked. */

import { ruleList } from '../rules/weaponRules'

export const EDITIONS = ['kt24', 'kt21'] as const
export type EditionId = (typeof EDITIONS)[number]

export const SEQUENCES = ['shoot', 'fight'] as const
export type Sequence = (typeof SEQUENCES)[number]

export const GOALS = ['damage', 'kill'] as const
export type Goal = (typeof GOALS)[number]

export const POLICIES = ['optimal', 'always-strike', 'always-parry', 'never-fish'] as const
export type Policy = (typeof POLICIES)[number]

export interface Weapon {
  attacks: number
  hit: number
  normal: number
  critical: number
  /** As a card prints them, with commas between them. */
  rules: string
}

export interface Setup {
  /** What the person calls it; empty for a letter. */
  name: string
  rules: EditionId
  sequence: Sequence
  goal: Goal
  policy: Policy
  weapon: Weapon
  attackerWounds: number
  defenderWounds: number
  save: number
  defence: number
  /** 0 without an invulnerable save. */
  invulnerable: number
  cover: boolean
  obscured: boolean
  /** What the defender fights back with. */
  back: Weapon
  attackerRerolls: number
  defenderRerolls: number
}

/** What the server takes, both limits allowed. */
export const LIMITS = {
  attacks: [0, 10],
  hit: [2, 9],
  damage: [0, 100],
  wounds: [1, 9999],
  save: [2, 9],
  defence: [0, 10],
  rerolls: [0, 9],
} as const satisfies Record<string, readonly [number, number]>

export const MOST_SETUPS = 4

export function newSetup(): Setup {
  return {
    name: '',
    rules: 'kt24',
    sequence: 'shoot',
    goal: 'damage',
    policy: 'optimal',
    weapon: { attacks: 4, hit: 3, normal: 3, critical: 4, rules: '' },
    attackerWounds: 10,
    defenderWounds: 10,
    save: 4,
    defence: 3,
    invulnerable: 0,
    cover: false,
    obscured: false,
    back: { attacks: 3, hit: 4, normal: 3, critical: 4, rules: '' },
    attackerRerolls: 0,
    defenderRerolls: 0,
  }
}

interface WeaponCard {
  attacks: number
  hit: number
  damage: [number, number]
  rules: string[]
}

/** The body of `POST /api/odds`. */
export interface Question {
  rules: EditionId
  sequence: Sequence
  goal: Goal
  policy: Policy
  attacker: { wounds: number; weapon: WeaponCard }
  defender: {
    wounds: number
    save: number
    defence: number
    invulnerable: number | null
    cover: boolean
    obscured: boolean
    weapon: WeaponCard | null
  }
  command_rerolls: { attacker: number; defender: number }
  switches: Record<string, boolean>
}

function card(weapon: Weapon): WeaponCard {
  return {
    attacks: weapon.attacks,
    hit: weapon.hit,
    damage: [weapon.normal, weapon.critical],
    rules: ruleList(weapon.rules),
  }
}

export function question(setup: Setup): Question {
  const shot = setup.sequence === 'shoot'
  const kt24 = setup.rules === 'kt24'
  const obscured = shot && kt24 && setup.obscured
  return {
    rules: setup.rules,
    sequence: setup.sequence,
    goal: setup.goal,
    policy: setup.policy,
    attacker: { wounds: setup.attackerWounds, weapon: card(setup.weapon) },
    defender: {
      wounds: setup.defenderWounds,
      save: setup.save,
      defence: setup.defence,
      invulnerable: shot && !kt24 && setup.invulnerable > 0 ? setup.invulnerable : null,
      cover: shot && setup.cover,
      obscured,
      weapon: shot ? null : card(setup.back),
    },
    command_rerolls: { attacker: setup.attackerRerolls, defender: setup.defenderRerolls },
    // Lite rules do not know obscured; the switch brings the full rules' in.
    switches: obscured ? { obscured: true } : {},
  }
}
