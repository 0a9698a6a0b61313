/** Texts and numbers of links. */

const LONGEST_TEXT = 200

/** A word of a link: what it is about, and what it says. */
export interface Word {
  key: string
  value: string
}

/** A text that keeps clear of the mark between words. */
export function plain(text: string): string {
  return text.replaceAll('_', ' ').slice(0, LONGEST_TEXT)
}

/** A whole number within limits, both allowed; else the usual one. */
export function within(text: string | undefined, [least, most]: readonly [number, number], usual: number): number {
  if (text === undefined || !/^\d+$/.test(text)) return usual
  const value = Number(text)
  return value >= least && value <= most ? value : usual
}
