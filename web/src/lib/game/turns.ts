import type { LogEntry } from '../../wire'

export interface Turn {
  /** The turning point; 0 is the set-up. */
  number: number
  entries: readonly LogEntry[]
}

/** The log by turning points, in order. */
export function byTurn(log: readonly LogEntry[]): Turn[] {
  const turns: { number: number; entries: LogEntry[] }[] = []
  for (const entry of log) {
    const last = turns.at(-1)
    if (last?.number === entry.turn) last.entries.push(entry)
    else turns.push({ number: entry.turn, entries: [entry] })
  }
  return turns
}
