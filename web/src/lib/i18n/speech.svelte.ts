import { FluentNumber } from '@fluent/bundle'

import { remember, remembered } from '../remembered'
import { BETWEEN, roundedUp } from './figures'
import { bundlesOf, say, type Arguments, type Bundles, type Sources } from './bundles'
import { firstSpoken, type Language } from './language'

/** One chunk a language, so that nobody fetches four. */
const SOURCES: Record<Language, () => Promise<{ default: Sources }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es'),
  it: () => import('./it'),
}

let spoken = $state.raw<Bundles | null>(null)
let latest: Language | null = null

/** The language chosen last time, else the first that the browser asks for and the page speaks. */
export function preferredLanguage(): Language {
  const kept = remembered('language')
  return firstSpoken([...(kept ? [kept] : []), ...navigator.languages])
}

/** Speaks a language from now on: everything on the page that calls `t` is worded anew. */
export async function speak(language: Language): Promise<void> {
  latest = language
  const sources = (await SOURCES[language]()).default
  // Somebody who clicks quickly gets the language clicked last, not the one that loads last.
  if (latest !== language) return
  spoken = bundlesOf(language, sources)
  document.documentElement.lang = language
}

/** Speaks a language, now and at the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember('language', language)
  await speak(language)
}

/** The language being spoken. Reading it in markup or an effect follows every switch. */
export function language(): Language {
  return spoken?.language ?? 'en'
}

/** A message in the language being spoken. */
export function t(id: string, args?: Arguments): string {
  return spoken ? say(spoken.shared, id, args) : ''
}

/** A message in the words of a rule set: some call some things differently. */
export function tFor(rules: string, id: string, args?: Arguments): string {
  return spoken ? say(spoken.of(rules), id, args) : ''
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), options).format(value)
}

/** A chance between 0 and 1 as a percentage, with the same no-break space before its sign as in sentences. */
export function percent(chance: number, digits = 1): string {
  return number(chance, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).replace(/\u202f/g, '\u00a0')
}

/** A number of something with at most so many decimals, for a message that chooses its plural by it. */
export function counted(value: number, digits = 0): FluentNumber {
  return new FluentNumber(Number(value.toFixed(digits)), { maximumFractionDigits: digits })
}

/** The figure of a length: at most two decimals, rounded up as in the sentences of the referee. */
export function figure(length: number): string {
  return number(roundedUp(length), { maximumFractionDigits: 2 })
}

/** A length in inches. */
export function inches(length: number): string {
  return `${figure(length)}"`
}

/** A place in inches: where numbers have commas, a semicolon stands between them. */
export function place(x: number, y: number): string {
  return [x, y].map(inches).join(BETWEEN[language()])
}
