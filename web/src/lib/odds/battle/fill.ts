/** Weapons and targets of the catalogue, as the form takes them. */

import type { OperativeCard, TeamCard, WeaponCard } from '../../../wire'
import type { Card } from '../card'
import { noRules, readRules } from './rules'
import { newWeapon, type BattleSetup, type BattleWeapon } from './setup'

/** What a weapon of the catalogue fills in. */
export interface Armed {
  name: string
  weapon: BattleWeapon
}

/** What a target of the catalogue fills in. */
export type Targeted = Pick<
  BattleSetup,
  'wounds' | 'toughness' | 'save' | 'invulnerable' | 'ignores' | 'models' | 'left' | 'fleshWounds'
>

/** How strong a weapon is in somebody's hands: a number, `User`, `+1` or `x2`. */
function strengthOf(written: string, user: number): number {
  if (written.startsWith('+')) return user + Number(written.slice(1))
  if (written.startsWith('x')) return user * Number(written.slice(1))
  return /^\d+$/.test(written) ? Number(written) : user
}

/** How many attacks a weapon makes: as its kind says, or as whoever fights with it. */
function attacksOf(kind: string, user: number): string {
  return /(\d+|\d?D[36](\+\d+)?)$/.exec(kind)?.[0] ?? String(user)
}

function armed(operative: OperativeCard, weapon: WeaponCard, models: number): Armed | null {
  const { profile } = operative
  if (!profile || !weapon.profile) return null
  return {
    name: weapon.name,
    weapon: {
      ...newWeapon(),
      models,
      attacks: attacksOf(weapon.profile.kind, profile.attacks),
      skill: weapon.hit,
      strength: strengthOf(weapon.profile.strength, profile.strength),
      ap: weapon.profile.ap,
      damage: weapon.profile.damage,
      rules: readRules(weapon.rules) ?? noRules(),
    },
  }
}

function targeted(operative: OperativeCard, models: number): Targeted {
  return {
    wounds: operative.wounds,
    toughness: operative.profile?.toughness ?? 4,
    save: operative.save,
    invulnerable: operative.invulnerable ?? 0,
    ignores: operative.profile?.ignores ?? 0,
    fleshWounds: 0,
    models,
    left: 0,
  }
}

/** Who acts together: a unit with its models, or each model for itself. */
function groups(team: TeamCard): { name: string; models: OperativeCard[] }[] {
  if (!team.units?.length) return team.operatives.map((operative) => ({ name: operative.name, models: [operative] }))
  const known = new Map(team.operatives.map((operative) => [operative.model, operative]))
  return team.units.map((unit) => ({ name: unit.name, models: unit.models.flatMap((model) => known.get(model) ?? []) }))
}

/** Cards of one name fill in the same. */
function distinct<T>(cards: Card<T>[]): Card<T>[] {
  return [...new Map(cards.map((card) => [card.key, card])).values()]
}

/** The weapons of a team, each with as many models as have it. */
export function weaponsOf(
  team: TeamCard,
  reach: 'ranged' | 'melee',
  text: (weapon: string, operative: string) => string,
): Card<Armed>[] {
  const cards = groups(team).flatMap(({ name, models }) => {
    const own = new Map<string, { operative: OperativeCard; weapon: WeaponCard; count: number }>()
    for (const operative of models) {
      for (const weapon of operative.weapons.filter((one) => one.reach === reach)) {
        const found = own.get(weapon.slug)
        if (found) found.count += 1
        else own.set(weapon.slug, { operative, weapon, count: 1 })
      }
    }
    return [...own.values()].flatMap(({ operative, weapon, count }): Card<Armed>[] => {
      const value = armed(operative, weapon, count)
      return value ? [{ key: `${name}/${weapon.slug}`, text: text(weapon.name, name), value }] : []
    })
  })
  return distinct(cards)
}

/** Whom a team offers as targets: its models, or its units. Most of a unit stand for all. */
export function targetsOf(team: TeamCard): Card<Targeted>[] {
  const cards = groups(team).flatMap(({ name, models }): Card<Targeted>[] => {
    const usual = models.reduce<OperativeCard | null>((best, one) => {
      const alike = (other: OperativeCard): number => models.filter((model) => model.name === other.name).length
      return best && alike(best) >= alike(one) ? best : one
    }, null)
    return usual ? [{ key: name, text: name, value: targeted(usual, models.length) }] : []
  })
  return distinct(cards)
}
