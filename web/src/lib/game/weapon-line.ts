import { number, t } from '../i18n/speech.svelte'
import type { WeaponCard } from '../../wire'

/** A weapon's card in one line. */
export function weaponLine(weapon: WeaponCard): string {
  const { profile } = weapon
  if (profile) {
    const { kind, strength, ap, damage } = profile
    const line = t('game-weapon-profile', { range: number(profile.range), kind, strength, ap, damage, reach: weapon.reach })
    return weapon.rules.length > 0 ? `${line} · ${weapon.rules.join(', ')}` : line
  }
  const [normal, critical] = weapon.damage
  const line = t('game-weapon-line', { attacks: weapon.attacks, hit: weapon.hit, normal, critical })
  return weapon.rules.length > 0 ? `${line} · ${weapon.rules.join(', ')}` : line
}
