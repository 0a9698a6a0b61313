import type { GameEvent, ModelId } from '../../wire'

/** What has been done to a model. */
export interface Harm {
  model: ModelId
  /** The wounds that it has lost. */
  lost: number
  /** Whether that was its end. */
  out: boolean
}

/**
 * What events have done to models or units, in the order in which they were hurt. Units suffer mortal wounds model by
 * model, and each of those is told as damage too.
 */
export function harms(events: readonly GameEvent[], units: boolean): Harm[] {
  const found = new Map<ModelId, Harm>()
  const of = (model: ModelId): Harm => {
    const known = found.get(model) ?? { model, lost: 0, out: false }
    found.set(model, known)
    return known
  }
  for (const event of events) {
    if (event.key === 'damage' || (event.key === 'mortal-wounds' && !units)) of(event.model).lost += event.points
    if (event.key === 'incapacitated' || event.key === 'out-of-action') of(event.model).out = true
  }
  return [...found.values()]
}

/** What takes a moment to follow: somebody walks, or attacks. */
const SEEN: ReadonlySet<GameEvent['key']> = new Set<GameEvent['key']>([
  'moved',
  'moves-normally',
  'falls-back',
  'goes',
  'retreats',
  'shoots',
  'fights',
  'attacks-with',
])

export function isSeen(events: readonly GameEvent[]): boolean {
  return events.some((event) => SEEN.has(event.key))
}
