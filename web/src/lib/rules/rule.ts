import { api } from '../api'

export type RuleKind = 'statement' | 'ruling' | 'example'

/** One line of a list of rules. */
export interface RuleHeading {
  id: string
  kind: RuleKind
  section: string
  title: string
}

/** One entry of a rule book, as `coverline rules --json` prints it. */
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

/** The entries of an id: several where it is the beginning of several. */
export async function fetchRule(id: string, signal?: AbortSignal): Promise<Rule[]> {
  const found = await api<Rule | Rule[]>(`/api/rules/${encodeURIComponent(id)}`, signal ? { signal } : {})
  return Array.isArray(found) ? found : [found]
}
