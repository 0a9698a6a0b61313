/** A game as text that people read: who played, and line by line what happened. */

import type { LogEntry, Sheet } from '../../wire'

export interface Headings {
  rules: string
  result: string
}

export function story(sheet: Sheet, log: readonly LogEntry[], { rules, result }: Headings): string {
  const teams = sheet.seats.map((seat, i) => `${seat.side}: ${sheet.teams[i]?.name ?? ''}${seat.name ? ` (${seat.name})` : ''}`)
  const place = [rules, sheet.killzone.name, sheet.mission?.name].filter(Boolean).join(' · ')
  const lines = log.map((entry, i) => `${i + 1}. ${entry.side}: ${entry.text.join(' ')}`)
  return [sheet.teams.map((team) => team.name).join(' – '), place, ...teams, '', ...lines, '', result, ''].join('\n')
}
