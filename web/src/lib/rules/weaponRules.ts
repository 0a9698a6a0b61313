import type { Language } from '../i18n/language'
import type { EditionId } from '../odds/setup'

/** A weapon rule as the cards of each language print it. The books exist in few languages; English is always read. */
interface WeaponRule {
  id: string
  names: Partial<Record<Language, string>> & { en: string }
  /** What it is suggested with, where the odds of an attack depend on it: `1`, `5+`, or nothing. */
  suggested?: string
}

const KT24: readonly WeaponRule[] = [
  { id: 'KT24-WR-ACCURATE', names: { en: 'Accurate', it: 'Accurata' }, suggested: ' 1' },
  { id: 'KT24-WR-BALANCED', names: { en: 'Balanced', it: 'Bilanciata' }, suggested: '' },
  { id: 'KT24-WR-BLAST', names: { en: 'Blast', it: 'Area' } },
  { id: 'KT24-WR-BRUTAL', names: { en: 'Brutal', it: 'Brutale' }, suggested: '' },
  { id: 'KT24-WR-CEASELESS', names: { en: 'Ceaseless', it: 'Incessante' }, suggested: '' },
  { id: 'KT24-WR-DEVASTATING', names: { en: 'Devastating', it: 'Devastante' }, suggested: ' 3' },
  { id: 'KT24-WR-HEAVY', names: { en: 'Heavy', it: 'Pesante' } },
  { id: 'KT24-WR-HOT', names: { en: 'Hot', it: 'Ustionante' }, suggested: '' },
  { id: 'KT24-WR-LETHAL', names: { en: 'Lethal', it: 'Letale' }, suggested: ' 5+' },
  { id: 'KT24-WR-LIMITED', names: { en: 'Limited', it: 'Limitata' } },
  { id: 'KT24-WR-PIERCING', names: { en: 'Piercing', it: 'Penetrante' }, suggested: ' 1' },
  { id: 'KT24-WR-PIERCINGCRITS', names: { en: 'Piercing Crits', it: 'Critici Penetranti' }, suggested: ' 1' },
  { id: 'KT24-WR-PUNISHING', names: { en: 'Punishing', it: 'Punitiva' }, suggested: '' },
  { id: 'KT24-WR-RANGE', names: { en: 'Range', it: 'Gittata' } },
  { id: 'KT24-WR-RELENTLESS', names: { en: 'Relentless', it: 'Ineluttabile' }, suggested: '' },
  { id: 'KT24-WR-RENDING', names: { en: 'Rending', it: 'Dilaniante' }, suggested: '' },
  { id: 'KT24-WR-SATURATE', names: { en: 'Saturate', it: 'Saturazione' }, suggested: '' },
  { id: 'KT24-WR-SEEK', names: { en: 'Seek', it: 'A Ricerca' } },
  { id: 'KT24-WR-SEEKLIGHT', names: { en: 'Seek Light', it: 'A Ricerca Leggera' } },
  { id: 'KT24-WR-SEVERE', names: { en: 'Severe', it: 'Inclemente' }, suggested: '' },
  { id: 'KT24-WR-SHOCK', names: { en: 'Shock' }, suggested: '' },
  { id: 'KT24-WR-SILENT', names: { en: 'Silent', it: 'Silenziosa' } },
  { id: 'KT24-WR-STUN', names: { en: 'Stun', it: 'Stordente' } },
  { id: 'KT24-WR-TORRENT', names: { en: 'Torrent', it: 'Torrenziale' } },
]

const KT21: readonly WeaponRule[] = [
  { id: 'KT21-WR-AP', names: { en: 'AP', fr: 'PA', es: 'FP' }, suggested: '1' },
  { id: 'KT21-WR-BALANCED', names: { en: 'Balanced', fr: 'Équilibré', es: 'Equilibrada' }, suggested: '' },
  { id: 'KT21-WR-BARRAGE', names: { en: 'Barrage', fr: 'Barrage', es: 'Bombardeo' } },
  { id: 'KT21-WR-BLAST', names: { en: 'Blast', fr: 'Déflagration', es: 'Área' } },
  { id: 'KT21-WR-BRUTAL', names: { en: 'Brutal', fr: 'Brutal', es: 'Brutal' }, suggested: '' },
  { id: 'KT21-WR-CEASELESS', names: { en: 'Ceaseless', fr: 'Incessant', es: 'Incesante' }, suggested: '' },
  { id: 'KT21-WR-FUSILLADE', names: { en: 'Fusillade', fr: 'Fusillade', es: 'Fusilada' } },
  { id: 'KT21-WR-HEAVY', names: { en: 'Heavy', fr: 'Lourd', es: 'Pesada' } },
  { id: 'KT21-WR-HOT', names: { en: 'Hot', fr: 'Surchauffe', es: 'Sobrecalentamiento' }, suggested: '' },
  { id: 'KT21-WR-INDIRECT', names: { en: 'Indirect', fr: 'Indirect', es: 'Indirecta' } },
  { id: 'KT21-WR-LETHAL', names: { en: 'Lethal', fr: 'Létal', es: 'Letal' }, suggested: ' 5+' },
  { id: 'KT21-WR-LIMITED', names: { en: 'Limited', fr: 'Limité', es: 'Limitada' } },
  { id: 'KT21-WR-MW', names: { en: 'MW', fr: 'BM', es: 'HM' }, suggested: '3' },
  { id: 'KT21-WR-NOCOVER', names: { en: 'No Cover', fr: 'Pas de Couvert', es: 'Sin cobertura' }, suggested: '' },
  { id: 'KT21-WR-P', names: { en: 'P', fr: 'P', es: 'P' }, suggested: '1' },
  { id: 'KT21-WR-PSYCHIC', names: { en: 'Psychic' } },
  { id: 'KT21-WR-REAP', names: { en: 'Reap', fr: 'Fauchage', es: 'Destripar' } },
  { id: 'KT21-WR-RELENTLESS', names: { en: 'Relentless', fr: 'Implacable', es: 'Implacable' }, suggested: '' },
  { id: 'KT21-WR-RENDING', names: { en: 'Rending', fr: 'Perforant', es: 'Desgarradora' }, suggested: '' },
  { id: 'KT21-WR-RNG', names: { en: 'Rng', fr: 'Por', es: 'Alc.' } },
  { id: 'KT21-WR-SILENT', names: { en: 'Silent', fr: 'Silencieux', es: 'Silenciosa' } },
  { id: 'KT21-WR-SPLASH', names: { en: 'Splash', fr: 'Projections', es: 'Explosión' }, suggested: ' 1' },
  { id: 'KT21-WR-STUN', names: { en: 'Stun', fr: 'Étourdissant', es: 'Aturdir' }, suggested: '' },
  { id: 'KT21-WR-TORRENT', names: { en: 'Torrent', fr: 'Torrent', es: 'Ráfaga' } },
  { id: 'KT21-WR-UNWIELDY', names: { en: 'Unwieldy', fr: 'Encombrant', es: 'Aparatosa' } },
]

const RULES: Record<EditionId, readonly WeaponRule[]> = { kt24: KT24, kt21: KT21 }

/** The rules of a text with commas between them. */
export function ruleList(text: string): string[] {
  return text
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
}

/** The name of a rule without its numbers, distances and brackets: `3" Devastating 2` is `devastating`. */
function nameOf(rule: string): string {
  return rule
    .replace(/\(.*\)/, '')
    .replace(/^\d+(\.\d+)?["”″]\s*/, '')
    .replace(/\s*\d+(\.\d+)?\s*[+"”″]?\s*$/, '')
    .trim()
    .toLowerCase()
}

/** The id under which the book explains a rule of a card, if it is known. */
export function weaponRuleId(book: EditionId, rule: string): string | null {
  const name = nameOf(rule)
  const found = RULES[book].find(({ names }) => Object.values(names).some((one) => one.toLowerCase() === name))
  return found?.id ?? null
}

/** The rules that change an attack's odds, as a card of that language prints them. */
export function suggestions(book: EditionId, language: Language): string[] {
  return RULES[book].flatMap(({ names, suggested }) =>
    suggested === undefined ? [] : [`${names[language] ?? names.en}${suggested}`],
  )
}

/** Whether two cards mean the same rule, in whatever language and with whatever number. */
function same(book: EditionId, one: string, other: string): boolean {
  return nameOf(one) === nameOf(other) || (weaponRuleId(book, one) ?? one) === weaponRuleId(book, other)
}

/** Whether a text of rules has this one. */
export function carries(book: EditionId, text: string, rule: string): boolean {
  return ruleList(text).some((one) => same(book, one, rule))
}

/** The text with the rule added, or without it if it was there. */
export function toggled(book: EditionId, text: string, rule: string): string {
  const list = ruleList(text)
  const kept = list.filter((one) => !same(book, one, rule))
  return (kept.length < list.length ? kept : [...list, rule]).join(', ')
}
