import type { GameEvent, LogEntry, ModelId } from '../../../wire'

/** Events that tell who acts, as their `model`. */
const ACTS: ReadonlySet<GameEvent['key']> = new Set<GameEvent['key']>([
  'activated',
  'counteracts',
  'overwatches',
  'moved',
  'shoots',
  'fights',
  'stays',
  'makes-ready',
  'moves-normally',
  'falls-back',
  'runs',
  'goes',
  'declares-charge',
  'retreats',
  'intercepts',
  'attacks-with',
  'casts',
  'works-door',
  'embarks',
])

/** What ends whatever was being done. */
const ENDS: ReadonlySet<GameEvent['key']> = new Set<GameEvent['key']>(['turning-point', 'battle-round', 'phase', 'initiative'])

/** Who acts in a line of the log; `null` if it only goes on with what was being done, `end` if nobody acts any more. */
export function actorOf(entry: Pick<LogEntry, 'events'>): ModelId | 'end' | null {
  for (const event of entry.events) {
    if (ENDS.has(event.key)) return 'end'
    if (ACTS.has(event.key) && 'model' in event) return event.model
  }
  return null
}

/** Lines of the log in which one model or unit acts: the first and the last, by number. */
export interface Act {
  model: ModelId
  from: number
  to: number
}

/** Everything that models have done, one act after another. */
export function acts(log: readonly LogEntry[]): Act[] {
  const found: Act[] = []
  let going = false
  for (const entry of log) {
    const actor = actorOf(entry)
    const last = found.at(-1)
    const begins = actor !== null && (!going || actor !== last?.model || entry.events.some((event) => event.key === 'activated'))
    if (actor === 'end') going = false
    else if (begins) {
      going = true
      found.push({ model: actor, from: entry.at, to: entry.at })
    } else if (going && last) last.to = entry.at
  }
  return found
}

/** The act to be shown again: the latest that is not what somebody is about to do. */
export function lastAct(log: readonly LogEntry[], active: ModelId | null): Act | null {
  const all = acts(log)
  const last = all.at(-1)
  // Whoever has been activated and has done nothing yet shows nothing.
  if (last && last.model === active && last.from === last.to) return all.at(-2) ?? null
  return last ?? null
}
