/** Attacks of hit, wound and save, in which nobody chooses anything. */

import type {
  Amount,
  BattleAttacker,
  Kt18Question,
  Kt18Sequence,
  Kt18Weapon,
  Kt4w40kQuestion,
  Kt4w40kSequence,
  Kt4w40kWeapon,
} from '../../../wire'
import { noRules, writtenRules, type BattleWeaponRules } from './rules'

export const BATTLE_RULES = ['kt18', 'kt4w40k'] as const
export type BattleRules = (typeof BATTLE_RULES)[number]

export type BattleSequence = Kt4w40kSequence

export const SEQUENCES = {
  kt18: ['shoot', 'overwatch', 'fight', 'mortal'] satisfies Kt18Sequence[],
  kt4w40k: ['shoot', 'overwatch', 'fight', 'opportunity', 'mortal'] satisfies Kt4w40kSequence[],
} as const satisfies Record<BattleRules, readonly BattleSequence[]>

export interface BattleWeapon {
  /** Models that use it, in rule sets of units. */
  models: number
  /** A number or dice, as people write them. */
  attacks: string
  skill: number
  strength: number
  ap: number
  damage: string
  /** What is added to its hit rolls, all together. */
  modifier: number
  rules: BattleWeaponRules
}

export interface BattleSetup {
  /** What the person calls it; empty for a letter. */
  name: string
  rules: BattleRules
  sequence: BattleSequence
  /** In the order in which they are used; at least one. */
  weapons: BattleWeapon[]
  /** A number or dice; asked only where no weapon is used. */
  mortalWounds: string
  wounds: number
  toughness: number
  /** 7 without a save. */
  save: number
  /** 0 without an invulnerable save. */
  invulnerable: number
  /** From what number on a wound is not lost; 0 if all are. */
  ignores: number
  fleshWounds: number
  /** What is added to the injury roll beside flesh wounds, all together. */
  injury: number
  models: number
  /** Wounds left of the one model that has lost some; 0 if none has. */
  left: number
  cover: boolean
}

/** What the server takes, both limits allowed. Modifiers add up, and nothing beyond 6 changes a roll any more. */
export const LIMITS = {
  models: [1, 40],
  skill: [2, 7],
  strength: [1, 20],
  ap: [-10, 0],
  modifier: [-6, 6],
  wounds: [1, 100],
  toughness: [1, 20],
  save: [2, 7],
  invulnerable: [2, 6],
  ignores: [2, 6],
  fleshWounds: [0, 3],
} as const satisfies Record<string, readonly [number, number]>

export const MOST_WEAPONS = 8

export function newWeapon(): BattleWeapon {
  return { models: 1, attacks: '2', skill: 3, strength: 4, ap: 0, damage: '1', modifier: 0, rules: noRules() }
}

export function newBattle(rules: BattleRules): BattleSetup {
  const unit = rules === 'kt4w40k'
  return {
    name: '',
    rules,
    sequence: 'shoot',
    weapons: [{ ...newWeapon(), models: unit ? 5 : 1 }],
    mortalWounds: 'D3',
    wounds: 1,
    toughness: 4,
    save: 4,
    invulnerable: 0,
    ignores: 0,
    fleshWounds: 0,
    injury: 0,
    models: unit ? 5 : 1,
    left: 0,
    cover: false,
  }
}

/** Whether weapons are used that are for fighting. */
export function isFight(sequence: BattleSequence): boolean {
  return sequence === 'fight' || sequence === 'opportunity'
}

/** Whether a natural 6 hits and nothing else. */
export function isSnap(sequence: BattleSequence): boolean {
  return sequence === 'overwatch' || sequence === 'opportunity'
}

/** The wounds of everybody who is attacked together. */
export function allWounds(setup: BattleSetup): number {
  if (setup.rules === 'kt18') return setup.wounds
  return (setup.models - 1) * setup.wounds + leftOf(setup)
}

function leftOf({ left, wounds }: BattleSetup): number {
  return left > 0 ? Math.min(left, wounds) : wounds
}

/** A number as a number, dice as they are written; what is neither is left for the server to refuse. */
export function amount(text: string): Amount {
  const plain = text.replace(/\s/g, '').toUpperCase()
  return /^\d+$/.test(plain) ? Number(plain) : plain
}

function modifiers(all: number): number[] {
  return all === 0 ? [] : [all]
}

function card(weapon: BattleWeapon): Kt18Weapon {
  return {
    attacks: amount(weapon.attacks),
    skill: weapon.skill,
    strength: weapon.strength,
    ap: weapon.ap,
    damage: amount(weapon.damage),
    hit_modifiers: modifiers(weapon.modifier),
    rules: writtenRules(weapon.rules),
  }
}

function attacker<W>(setup: BattleSetup, armed: (weapon: BattleWeapon) => W): BattleAttacker<W> {
  if (setup.sequence === 'mortal') return { mortal_wounds: amount(setup.mortalWounds) }
  return { weapons: setup.weapons.map(armed) }
}

/** What the target of weapons has and that of mortal wounds is not asked for. */
function hide(setup: BattleSetup): { toughness?: number; save?: number } {
  return setup.sequence === 'mortal' ? {} : { toughness: setup.toughness, save: setup.save }
}

export function battleQuestion(setup: BattleSetup): Kt18Question | Kt4w40kQuestion {
  const saves = {
    ...hide(setup),
    invulnerable: setup.invulnerable > 0 ? setup.invulnerable : null,
    ignores: setup.ignores > 0 ? setup.ignores : null,
  }
  if (setup.rules === 'kt18') {
    return {
      rules: 'kt18',
      sequence: setup.sequence === 'opportunity' ? 'fight' : setup.sequence,
      attacker: attacker(setup, card),
      defender: {
        wounds: setup.wounds,
        flesh_wounds: setup.fleshWounds,
        ...saves,
        injury_modifiers: modifiers(setup.injury),
      },
    }
  }
  return {
    rules: 'kt4w40k',
    sequence: setup.sequence,
    attacker: attacker(setup, (weapon): Kt4w40kWeapon => ({ models: weapon.models, ...card(weapon) })),
    defender: {
      models: setup.models,
      wounds: setup.wounds,
      left: leftOf(setup),
      ...saves,
      cover: setup.cover,
    },
  }
}
