/** An attack in a rule set of dice pools, in which both sides choose. */

import type { OddsGoal, OddsPolicy, SkirmishOdds, SkirmishRules, SkirmishSequence, SkirmishWeapon as Card } from '../../../wire'
import { ruleList } from '../../rules/weaponRules'

export type { SkirmishRules } from '../../../wire'

export const SKIRMISH_RULES = ['kt24', 'kt21'] as const satisfies readonly SkirmishRules[]
export const SEQUENCES = ['shoot', 'fight'] as const satisfies readonly SkirmishSequence[]
export const GOALS = ['damage', 'kill'] as const satisfies readonly OddsGoal[]
export const POLICIES = ['optimal', 'always-strike', 'always-parry', 'never-fish'] as const satisfies readonly OddsPolicy[]

export interface SkirmishWeapon {
  attacks: number
  hit: number
  normal: number
  critical: number
  /** As a card prints them, with commas between them. */
  rules: string
}

export interface SkirmishSetup {
  /** What the person calls it; empty for a letter. */
  name: string
  rules: SkirmishRules
  sequence: SkirmishSequence
  goal: OddsGoal
  policy: OddsPolicy
  weapon: SkirmishWeapon
  attackerWounds: number
  defenderWounds: number
  save: number
  defence: number
  /** 0 without an invulnerable save. */
  invulnerable: number
  cover: boolean
  obscured: boolean
  /** What the defender fights back with. */
  back: SkirmishWeapon
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

export function newSkirmish(): SkirmishSetup {
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

function card(weapon: SkirmishWeapon): Card {
  return {
    attacks: weapon.attacks,
    hit: weapon.hit,
    damage: [weapon.normal, weapon.critical],
    rules: ruleList(weapon.rules),
  }
}

export function skirmishQuestion(setup: SkirmishSetup): SkirmishOdds {
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
