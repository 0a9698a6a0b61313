import { t } from '../i18n/speech.svelte'
import type { WeaponCard } from '../../wire'

/** A weapon's card in one line. */
export function weaponLine(weapon: WeaponCard): string {
  const [normal, critical] = weapon.damage
  const line = t('game-weapon-line', { attacks: weapon.attacks, hit: weapon.hit, normal, critical })
  return weapon.rules.length > 0 ? `${line} · ${weapon.rules.join(', ')}` : line
}
