/** What whoever looks on may ask of the others. It follows what the server grants, so that nothing is offered that would be refused. */

import type { LogEntry, Sheet, Table } from '../../wire'

/** How the last answer of whoever looks on is taken back: freely, by asking the other players, or not at all. */
export function takeBack(sheet: Sheet, table: Table, log: readonly LogEntry[]): 'free' | 'ask' | null {
  const people = playing(sheet, table).filter((seat) => seat.kind === 'person')
  const mine = new Set(sheet.seats.filter((seat) => seat.mine).map((seat) => seat.side))
  if (table.status.wait === 'over' || !people.some((seat) => seat.mine)) return null
  const last = log.findLastIndex((entry) => entry.kind === 'answer' && mine.has(entry.side))
  // Nobody who has left comes back by it.
  if (last < 0 || log.slice(last).some((entry) => entry.kind === 'leave')) return null
  // Computers agree to everything but a draw.
  if (last === log.length - 1 || people.every((seat) => seat.mine)) return 'free'
  return table.offer ? null : 'ask'
}

/** Whether a draw may be offered: computers play on. */
export function mayDraw(sheet: Sheet, table: Table): boolean {
  const seats = playing(sheet, table)
  if (table.status.wait === 'over' || !seats.some((seat) => seat.mine)) return false
  return seats.every((seat) => seat.mine) || (table.offer === null && seats.every((seat) => seat.kind === 'person'))
}

/** The seats of those who have not left. */
function playing(sheet: Sheet, table: Table): Sheet['seats'] {
  return sheet.seats.filter((seat) => !table.players.find((player) => player.side === seat.side)?.left)
}
