import { api } from '../api'
import type { Advice, Answer, Formation, LivePath, LiveRegion, Options, PointView, Target } from '../../wire'

/** What the page asks the server about a running game: what is legal, what comes of it, what would be wise. */

/** What is to be put somewhere. */
export type Errand =
  | { action: string; model?: string }
  | { action: 'deploy'; model: string; order: string | null }
  | { action: 'barricade'; dx: number; dy: number }

/** A weapon in somebody's hands. */
export interface Armed {
  weapon: string
  reach: 'ranged' | 'melee'
  model: string
}

const of = (id: string, what: string): string => `/api/games/${encodeURIComponent(id)}/${what}`

export function options(id: string, signal: AbortSignal): Promise<Options> {
  return api<Options>(of(id, 'options'), { signal })
}

export function region(id: string, errand: Errand, signal: AbortSignal): Promise<LiveRegion> {
  return api<LiveRegion>(of(id, 'reach'), { query: { ...errand }, signal })
}

export function way(id: string, errand: Errand, at: PointView): Promise<LivePath> {
  return api<LivePath>(of(id, 'reach'), { query: { ...errand, x: at[0], y: at[1] } })
}

export function targets(id: string, armed: Armed, signal: AbortSignal): Promise<Target[]> {
  return api<Target[]>(of(id, 'targets'), { query: { ...armed }, signal })
}

/** Where the models of a unit would stand after an answer, allowed or not. */
export function formation(id: string, answer: Answer): Promise<Formation> {
  return api<Formation>(of(id, 'formation'), { query: { answer: JSON.stringify(answer) } })
}

export function advice(id: string): Promise<Advice> {
  return api<Advice>(of(id, 'advice'))
}
