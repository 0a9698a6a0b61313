import { api } from '../api'

export const BOOKS = ['kt24', 'kt21'] as const
export type Book = (typeof BOOKS)[number]

export type RuleKind = 'statement' | 'ruling' | 'example'

/** One line of a list of rules. */
export interface RuleHeading {
  id: string
  kind: RuleKind
  section: string
  title: string
}

/** One entry of a rule book. */
export interface Rule {
  set: string
  id: string
  kind: RuleKind
  section: string
  title: string | null
  statement: string
  columns: [string, string][]
  cites: string[]
  shown_by: string[]
}

/** The book that an id stands in. */
export function bookOf(id: string): Book {
  return BOOKS.find((book) => id.toLowerCase().startsWith(`${book}-`)) ?? 'kt24'
}

/** The entries of an id: several where it is the beginning of several. */
export async function fetchRule(id: string, signal?: AbortSignal): Promise<Rule[]> {
  const found = await api<Rule | Rule[]>(`/api/rules/${encodeURIComponent(id)}`, signal ? { signal } : {})
  return Array.isArray(found) ? found : [found]
}

/** The headings of a book, or of what holds all the words. */
export async function fetchHeadings(book: Book, words: string, signal: AbortSignal): Promise<RuleHeading[]> {
  return api<RuleHeading[]>('/api/rules', { query: { rules: book, q: words || null }, signal })
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
