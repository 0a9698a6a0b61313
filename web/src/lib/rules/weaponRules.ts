import type { Language } from '../i18n/language'
import type { SkirmishRules } from '../../wire'

/** A weapon rule as the cards of each language print it. All of these names are read, in every edition. */
interface WeaponRule {
  id: string
  names: Record<Language, string>
  /** What it is suggested with, where the odds of an attack depend on it: `1`, `5+`, or nothing. */
  suggested?: string
}

const KT24: readonly WeaponRule[] = [
  { id: 'KT24-WR-ACCURATE', names: { en: 'Accurate', fr: 'Précis', es: 'Precisa', it: 'Accurata' }, suggested: ' 1' },
  { id: 'KT24-WR-BALANCED', names: { en: 'Balanced', fr: 'Équilibré', es: 'Equilibrada', it: 'Bilanciata' }, suggested: '' },
  { id: 'KT24-WR-BLAST', names: { en: 'Blast', fr: 'Déflagration', es: 'Área', it: 'Area' } },
  { id: 'KT24-WR-BRUTAL', names: { en: 'Brutal', fr: 'Brutal', es: 'Brutal', it: 'Brutale' }, suggested: '' },
  { id: 'KT24-WR-CEASELESS', names: { en: 'Ceaseless', fr: 'Incessant', es: 'Incesante', it: 'Incessante' }, suggested: '' },
  { id: 'KT24-WR-DEVASTATING', names: { en: 'Devastating', fr: 'Dévastateur', es: 'Devastadora', it: 'Devastante' }, suggested: ' 3' },
  { id: 'KT24-WR-HEAVY', names: { en: 'Heavy', fr: 'Lourd', es: 'Pesada', it: 'Pesante' } },
  { id: 'KT24-WR-HOT', names: { en: 'Hot', fr: 'Surchauffe', es: 'Sobrecalentamiento', it: 'Ustionante' }, suggested: '' },
  { id: 'KT24-WR-LETHAL', names: { en: 'Lethal', fr: 'Létal', es: 'Letal', it: 'Letale' }, suggested: ' 5+' },
  { id: 'KT24-WR-LIMITED', names: { en: 'Limited', fr: 'Limité', es: 'Limitada', it: 'Limitata' } },
  { id: 'KT24-WR-PIERCING', names: { en: 'Piercing', fr: 'Perçant', es: 'Penetrante', it: 'Penetrante' }, suggested: ' 1' },
  { id: 'KT24-WR-PIERCINGCRITS', names: { en: 'Piercing Crits', fr: 'Critiques Perçants', es: 'Críticos Penetrantes', it: 'Critici Penetranti' }, suggested: ' 1' },
  { id: 'KT24-WR-PUNISHING', names: { en: 'Punishing', fr: 'Punitif', es: 'Castigadora', it: 'Punitiva' }, suggested: '' },
  { id: 'KT24-WR-RANGE', names: { en: 'Range', fr: 'Portée', es: 'Alcance', it: 'Gittata' } },
  { id: 'KT24-WR-RELENTLESS', names: { en: 'Relentless', fr: 'Implacable', es: 'Implacable', it: 'Ineluttabile' }, suggested: '' },
  { id: 'KT24-WR-RENDING', names: { en: 'Rending', fr: 'Perforant', es: 'Desgarradora', it: 'Dilaniante' }, suggested: '' },
  { id: 'KT24-WR-SATURATE', names: { en: 'Saturate', fr: 'Saturation', es: 'Saturación', it: 'Saturazione' }, suggested: '' },
  { id: 'KT24-WR-SEEK', names: { en: 'Seek', fr: 'Recherche', es: 'Búsqueda', it: 'A Ricerca' } },
  { id: 'KT24-WR-SEEKLIGHT', names: { en: 'Seek Light', fr: 'Recherche Légère', es: 'Búsqueda ligera', it: 'A Ricerca Leggera' } },
  { id: 'KT24-WR-SEVERE', names: { en: 'Severe', fr: 'Sévère', es: 'Severa', it: 'Inclemente' }, suggested: '' },
  { id: 'KT24-WR-SHOCK', names: { en: 'Shock', fr: 'Choc', es: 'Choque', it: 'Shock' }, suggested: '' },
  { id: 'KT24-WR-SILENT', names: { en: 'Silent', fr: 'Silencieux', es: 'Silenciosa', it: 'Silenziosa' } },
  { id: 'KT24-WR-STUN', names: { en: 'Stun', fr: 'Étourdissant', es: 'Aturdir', it: 'Stordente' } },
  { id: 'KT24-WR-TORRENT', names: { en: 'Torrent', fr: 'Torrent', es: 'Ráfaga', it: 'Torrenziale' } },
]

const KT21: readonly WeaponRule[] = [
  { id: 'KT21-WR-AP', names: { en: 'AP', fr: 'PA', es: 'FP', it: 'AP' }, suggested: '1' },
  { id: 'KT21-WR-BALANCED', names: { en: 'Balanced', fr: 'Équilibré', es: 'Equilibrada', it: 'Bilanciata' }, suggested: '' },
  { id: 'KT21-WR-BARRAGE', names: { en: 'Barrage', fr: 'Barrage', es: 'Bombardeo', it: 'Sbarramento' } },
  { id: 'KT21-WR-BLAST', names: { en: 'Blast', fr: 'Déflagration', es: 'Área', it: 'Area' } },
  { id: 'KT21-WR-BRUTAL', names: { en: 'Brutal', fr: 'Brutal', es: 'Brutal', it: 'Brutale' }, suggested: '' },
  { id: 'KT21-WR-CEASELESS', names: { en: 'Ceaseless', fr: 'Incessant', es: 'Incesante', it: 'Incessante' }, suggested: '' },
  { id: 'KT21-WR-FUSILLADE', names: { en: 'Fusillade', fr: 'Fusillade', es: 'Fusilada', it: 'Fucileria' } },
  { id: 'KT21-WR-HEAVY', names: { en: 'Heavy', fr: 'Lourd', es: 'Pesada', it: 'Pesante' } },
  { id: 'KT21-WR-HOT', names: { en: 'Hot', fr: 'Surchauffe', es: 'Sobrecalentamiento', it: 'Ustionante' }, suggested: '' },
  { id: 'KT21-WR-INDIRECT', names: { en: 'Indirect', fr: 'Indirect', es: 'Indirecta', it: 'Indiretta' } },
  { id: 'KT21-WR-LETHAL', names: { en: 'Lethal', fr: 'Létal', es: 'Letal', it: 'Letale' }, suggested: ' 5+' },
  { id: 'KT21-WR-LIMITED', names: { en: 'Limited', fr: 'Limité', es: 'Limitada', it: 'Limitata' } },
  { id: 'KT21-WR-MW', names: { en: 'MW', fr: 'BM', es: 'HM', it: 'FM' }, suggested: '3' },
  { id: 'KT21-WR-NOCOVER', names: { en: 'No Cover', fr: 'Pas de Couvert', es: 'Sin cobertura', it: 'Senza copertura' }, suggested: '' },
  { id: 'KT21-WR-P', names: { en: 'P', fr: 'P', es: 'P', it: 'P' }, suggested: '1' },
  { id: 'KT21-WR-PSYCHIC', names: { en: 'Psychic', fr: 'Psychique', es: 'Psíquica', it: 'Psichica' } },
  { id: 'KT21-WR-REAP', names: { en: 'Reap', fr: 'Fauchage', es: 'Destripar', it: 'Falciare' } },
  { id: 'KT21-WR-RELENTLESS', names: { en: 'Relentless', fr: 'Implacable', es: 'Implacable', it: 'Ineluttabile' }, suggested: '' },
  { id: 'KT21-WR-RENDING', names: { en: 'Rending', fr: 'Perforant', es: 'Desgarradora', it: 'Dilaniante' }, suggested: '' },
  { id: 'KT21-WR-RNG', names: { en: 'Rng', fr: 'Por', es: 'Alc.', it: 'Gittata' } },
  { id: 'KT21-WR-SILENT', names: { en: 'Silent', fr: 'Silencieux', es: 'Silenciosa', it: 'Silenziosa' } },
  { id: 'KT21-WR-SPLASH', names: { en: 'Splash', fr: 'Projections', es: 'Explosión', it: 'Schizzi' }, suggested: ' 1' },
  { id: 'KT21-WR-STUN', names: { en: 'Stun', fr: 'Étourdissant', es: 'Aturdir', it: 'Stordente' }, suggested: '' },
  { id: 'KT21-WR-TORRENT', names: { en: 'Torrent', fr: 'Torrent', es: 'Ráfaga', it: 'Torrenziale' } },
  { id: 'KT21-WR-UNWIELDY', names: { en: 'Unwieldy', fr: 'Encombrant', es: 'Aparatosa', it: 'Ingombrante' } },
]

const RULES: Record<SkirmishRules, readonly WeaponRule[]> = { kt24: KT24, kt21: KT21 }

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
export function weaponRuleId(book: SkirmishRules, rule: string): string | null {
  const name = nameOf(rule)
  const found = RULES[book].find(({ names }) => Object.values(names).some((one) => one.toLowerCase() === name))
  return found?.id ?? null
}

/** Moves that a Heavy weapon allows all the same. */
const ONLY: Record<string, Record<Language, string>> = {
  Dash: { en: '(Dash only)', fr: '(Sprinter seulement)', es: '(solo Correr)', it: '(solo Scattare)' },
  Reposition: { en: '(Reposition only)', fr: '(Se Repositionner seulement)', es: '(solo Reposicionarse)', it: '(solo Riposizionarsi)' },
}

/** Weapon rules of the rule sets with phases; `$1` stands for their number. */
const PHASED: readonly { pattern: RegExp; names: Record<Language, string> }[] = [
  {
    pattern: /^auto-hit$/,
    names: { en: 'auto-hit', fr: 'touche automatiquement', es: 'impacta automáticamente', it: 'colpisce automaticamente' },
  },
  {
    pattern: /^re-roll hits 1$/,
    names: { en: 're-roll hits 1', fr: 'relance les touches de 1', es: 'repite impactos de 1', it: 'ripete i tiri per colpire di 1' },
  },
  {
    pattern: /^re-roll hits$/,
    names: { en: 're-roll hits', fr: 'relance les touches', es: 'repite impactos', it: 'ripete i tiri per colpire' },
  },
  {
    pattern: /^re-roll wounds 1$/,
    names: { en: 're-roll wounds 1', fr: 'relance les blessures de 1', es: 'repite heridas de 1', it: 'ripete i tiri per ferire di 1' },
  },
  {
    pattern: /^re-roll wounds$/,
    names: { en: 're-roll wounds', fr: 'relance les blessures', es: 'repite heridas', it: 'ripete i tiri per ferire' },
  },
  {
    pattern: /^wounds on (\d)\+$/,
    names: { en: 'wounds on $1+', fr: 'blesse sur $1+', es: 'hiere con $1+', it: 'ferisce con $1+' },
  },
  {
    pattern: /^hit 6: (\d) hits$/,
    names: { en: 'hit 6: $1 hits', fr: '6 pour toucher\u00a0: $1 touches', es: '6 al impactar: $1 impactos', it: '6 per colpire: $1 colpi' },
  },
  {
    pattern: /^mortal on wound 6\+ \((\d)\)$/,
    names: {
      en: 'mortal on wound 6+ ($1)',
      fr: 'blessures mortelles sur 6+ pour blesser ($1)',
      es: 'heridas mortales con 6+ al herir ($1)',
      it: 'ferite mortali con 6+ per ferire ($1)',
    },
  },
  { pattern: /^melta$/, names: { en: 'melta', fr: 'fusion', es: 'fusión', it: 'melta' } },
  {
    pattern: /^no invulnerable$/,
    names: {
      en: 'no invulnerable',
      fr: 'pas de sauvegarde invulnérable',
      es: 'sin salvación invulnerable',
      it: 'nessun tiro salvezza invulnerabile',
    },
  },
]

/** A rule of a card as cards of that language print it; as it stands where the edition does not know it. */
export function ruleIn(language: Language, book: string, rule: string): string {
  const phased = book === 'kt18' || book === 'kt4w40k' ? PHASED.find(({ pattern }) => pattern.test(rule)) : undefined
  if (phased) return rule.replace(phased.pattern, phased.names[language])
  const rules = book === 'kt24' || book === 'kt21' ? RULES[book] : []
  const name = nameOf(rule)
  const found = rules.find(({ names }) => names.en.toLowerCase() === name)
  if (!found) return rule
  const at = rule.toLowerCase().indexOf(name)
  const tail = rule.slice(at + name.length).replace(/\((\w+) only\)/, (whole, move: string) => ONLY[move]?.[language] ?? whole)
  return `${rule.slice(0, at)}${found.names[language]}${tail}`
}

/** The kinds of weapons in the rule sets with phases, as cards print them in front of the number of attacks. */
const KINDS: Record<string, Record<Language, string>> = {
  Assault: { en: 'Assault', fr: 'Assaut', es: 'Asalto', it: 'Assalto' },
  'Rapid Fire': { en: 'Rapid Fire', fr: 'Tir Rapide', es: 'Fuego rápido', it: 'Fuoco Rapido' },
  Heavy: { en: 'Heavy', fr: 'Lourde', es: 'Pesada', it: 'Pesante' },
  Pistol: { en: 'Pistol', fr: 'Pistolet', es: 'Pistola', it: 'Pistola' },
  Grenade: { en: 'Grenade', fr: 'Grenade', es: 'Granada', it: 'Granata' },
  Melee: { en: 'Melee', fr: 'Mêlée', es: 'Combate', it: 'Mischia' },
}

/** The kind of a weapon, with its attacks, as cards of that language print it. */
export function kindIn(language: Language, kind: string): string {
  const word = Object.keys(KINDS).find((one) => kind === one || kind.startsWith(`${one} `))
  return word ? `${KINDS[word]?.[language] ?? word}${kind.slice(word.length)}` : kind
}

const RANGE: Record<Language, string> = { en: 'Range', fr: 'Portée', es: 'Alcance', it: 'Gittata' }

/** A kind or a range as cards of any language print it, in the words that questions are asked in; as it stands where it is neither. */
export function aimRead(text: string): string {
  const words = [...Object.values(KINDS), RANGE]
  const begins = (name: string): boolean => `${text} `.toLowerCase().startsWith(`${name} `.toLowerCase())
  const found = words.flatMap((names) => Object.values(names).filter(begins).map((name) => ({ en: names.en, name })))[0]
  return found ? `${found.en}${text.slice(found.name.length)}` : text
}

/** A kind or a range as cards of a language print it. */
export function aimIn(language: Language, aim: string): string {
  return aim.startsWith(`${RANGE.en} `) ? `${RANGE[language]}${aim.slice(RANGE.en.length)}` : kindIn(language, aim)
}

const USER: Record<Language, string> = { en: 'User', fr: 'Porteur', es: 'Portador', it: 'Portatore' }

/** How strong a weapon is: a number, or as strong as whoever uses it. */
export function strengthIn(language: Language, strength: string): string {
  return strength === USER.en ? USER[language] : strength
}

/** The rules that change an attack's odds, as a card of that language prints them. */
export function suggestions(book: SkirmishRules, language: Language): string[] {
  return RULES[book].flatMap(({ names, suggested }) =>
    suggested === undefined ? [] : [`${names[language]}${suggested}`],
  )
}

/** Whether two cards mean the same rule, in whatever language and with whatever number. */
function same(book: SkirmishRules, one: string, other: string): boolean {
  return nameOf(one) === nameOf(other) || (weaponRuleId(book, one) ?? one) === weaponRuleId(book, other)
}

/** Whether a text of rules has this one. */
export function carries(book: SkirmishRules, text: string, rule: string): boolean {
  return ruleList(text).some((one) => same(book, one, rule))
}

/** The text with the rule added, or without it if it was there. */
export function toggled(book: SkirmishRules, text: string, rule: string): string {
  const list = ruleList(text)
  const kept = list.filter((one) => !same(book, one, rule))
  return (kept.length < list.length ? kept : [...list, rule]).join(', ')
}
