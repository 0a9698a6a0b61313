import type { Language } from '../i18n/language'
import { fetchRule } from './rule'

const known = new Map<string, Promise<string>>()

/** What a rule means, in the reader's language where it has been told; asked for once. Nothing where it is in no book. */
export function explanation(rule: string, language: Language, x: string | null = null): Promise<string> {
  const key = `${language} ${rule}`
  const asked = known.get(key) ?? ask(rule)
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked.then(
    (text) => withNumber(text, x),
    () => '',
  )
}

async function ask(rule: string): Promise<string> {
  const entries = await fetchRule(rule)
  const told = [...new Set(entries.flatMap((entry) => (entry.told ? [entry.told.text] : [])))]
  return (told.length > 0 ? told : entries.map((entry) => entry.statement)).join('\n\n')
}

/** The text with a card's own number for x: `Range x` is `Range 8"` there. */
export function withNumber(text: string, x: string | null): string {
  return x === null ? text : text.replace(/(?<![\p{L}\d])x\+?(?![\p{L}\d])/gu, x)
}

/** The number of a rule on a card: `8"` of `Range 8"`, `5+` of `Lethal 5+`; none where it has none. */
export function numberOf(rule: string): string | null {
  return /(\d+(?:[.,]\d+)?["+]?)\s*$/.exec(rule)?.[1] ?? null
}
