import type { LogEntry, Sheet, Table } from '../../wire'

/**
 * How the last answer of whoever looks on is taken back: freely, by asking the other players, or not at all. It follows what
 * the server grants, so that nothing is offered that would be refused.
 */
export function takeBack(sheet: Sheet, table: Table, log: readonly LogEntry[]): 'free' | 'ask' | null {
  const plays = (side: string): boolean => !table.players.find((player) => player.side === side)?.left
  const people = sheet.seats.filter((seat) => seat.kind === 'person' && plays(seat.side))
  const mine = new Set(sheet.seats.filter((seat) => seat.mine).map((seat) => seat.side))
  if (table.status.wait === 'over' || !people.some((seat) => seat.mine)) return null
  const last = log.findLastIndex((entry) => entry.kind === 'answer' && mine.has(entry.side))
  // Nobody who has left comes back by it.
  if (last < 0 || log.slice(last).some((entry) => entry.kind === 'leave')) return null
  // Computers agree to everything but a draw.
  if (last === log.length - 1 || people.every((seat) => seat.mine)) return 'free'
  return table.offer ? null : 'ask'
}
