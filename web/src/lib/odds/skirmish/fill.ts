/** Operatives and weapons of the catalogue, as the form takes them. */

import type { OperativeCard, TeamCard, WeaponCard } from '../../../wire'
import type { Card } from '../card'

export interface Picked {
  operative: OperativeCard
  weapon: WeaponCard | null
}

/** The weapons of this reach; without it whole operatives. */
export function cardsOf(
  team: TeamCard,
  reach: 'ranged' | 'melee' | null,
  text: (weapon: string, operative: string) => string,
): Card<Picked>[] {
  const all = team.operatives.flatMap((operative): Card<Picked>[] => {
    if (!reach) return [{ key: operative.name, text: operative.name, value: { operative, weapon: null } }]
    return operative.weapons
      .filter((weapon) => weapon.reach === reach)
      .map((weapon) => ({
        key: `${operative.name}/${weapon.name}`,
        text: text(weapon.name, operative.name),
        value: { operative, weapon },
      }))
  })
  // Teams have several operatives of one card.
  return [...new Map(all.map((card) => [card.key, card])).values()]
}
