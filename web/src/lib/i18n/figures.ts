import type { Language } from './language'

/** What stands between the numbers of a place: never the sign that stands in them. */
export const BETWEEN: Record<Language, string> = { en: ', ', fr: '\u00a0; ', es: '; ', it: '; ' }

/** A length in hundredths of an inch, rounded up, so that what is too long still looks so. */
export function roundedUp(length: number): number {
  // A length that is a whole number of hundredths may be off by the last bit.
  return Math.ceil(length * 100 - 1e-6) / 100
}
