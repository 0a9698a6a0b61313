import { figure, language, t } from '../i18n/speech.svelte'
import { kindIn, ruleIn, strengthIn } from '../rules/weaponRules'
import type { WeaponCard } from '../../wire'

/** A weapon's card in one line, in the words of the rule set. */
export function weaponLine(rules: string, weapon: WeaponCard): string {
  const { profile } = weapon
  const special = weapon.rules.map((rule) => ruleIn(language(), rules, rule)).join(', ')
  const told = (line: string): string => (special === '' ? line : `${line} · ${special}`)
  if (profile) {
    const { ap, damage } = profile
    const strength = strengthIn(language(), profile.strength)
    const kind = kindIn(language(), profile.kind)
    return told(t('game-weapon-profile', { range: figure(profile.range), kind, strength, ap, damage, reach: weapon.reach }))
  }
  const [normal, critical] = weapon.damage
  return told(t('game-weapon-line', { attacks: weapon.attacks, hit: weapon.hit, normal, critical }))
}
