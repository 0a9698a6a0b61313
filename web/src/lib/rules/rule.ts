import type { BookView, RuleHeading, RuleView } from '../../wire'
import { api } from '../api'

export const BOOKS = ['kt24', 'kt21', 'kt18', 'kt4w40k'] as const
export type Book = (typeof BOOKS)[number]

/** What the ids of a book begin with. */
const PREFIXES: Record<Book, string> = { kt24: 'KT24-', kt21: 'KT21-', kt18: 'KT18-', kt4w40k: 'K4W-' }

/** The book that an id stands in. */
export function bookOf(id: string): Book {
  return BOOKS.find((book) => id.toUpperCase().startsWith(PREFIXES[book])) ?? 'kt24'
}

/** The entries of an id: several where it is the beginning of several. */
export async function fetchRule(id: string, signal?: AbortSignal): Promise<RuleView[]> {
  const found = await api<RuleView | RuleView[]>(`/api/rules/${encodeURIComponent(id)}`, signal ? { signal } : {})
  return Array.isArray(found) ? found : [found]
}

/** The headings of a book, or of what holds all the words. */
export async function fetchHeadings(book: Book, words: string, signal: AbortSignal): Promise<RuleHeading[]> {
  return api<RuleHeading[]>('/api/rules', { query: { rules: book, q: words || null }, signal })
}

/** A rule set's rules told as a book; without chapters where it has not been told. */
export async function fetchBook(book: Book, signal: AbortSignal): Promise<BookView> {
  return api<BookView>('/api/book', { query: { rules: book }, signal })
}

/** Headings by the chapter they stand in, in the book's order. */
export function chapters(headings: readonly RuleHeading[]): [chapter: string, headings: RuleHeading[]][] {
  const found = new Map<string, RuleHeading[]>()
  for (const heading of headings) {
    const chapter = found.get(heading.section)
    if (chapter) chapter.push(heading)
    else found.set(heading.section, [heading])
  }
  return [...found]
}
