import { t } from '../i18n/speech.svelte'
import { hasUnits, phased } from '../rule-sets'
import type { Sheet, Side, Table } from '../../wire'
import { sideIndex } from './names'

/** What a mission says about scoring, as far as that decides how a game is won. */
export interface Scoring {
  hold: number
  breakthrough: number
}

/** How a game is won, in sentences. */
export function goal(rules: string, scoring: Scoring | null): string {
  if (!hasUnits(rules)) return t(`goal-${rules}`)
  const parts = [
    scoring && scoring.hold > 0 ? t('goal-hold', { points: scoring.hold }) : null,
    scoring && scoring.breakthrough > 0 ? t('goal-breakthrough', { points: scoring.breakthrough }) : null,
    t('goal-kt4w40k'),
  ]
  return parts.filter((part) => part !== null).join(' ')
}

/** Whether the markers of a board score anything in a game. What does not score is not drawn as if it did. */
export function marksScore(rules: string, scoring: Scoring | null): boolean {
  return hasUnits(rules) && (scoring?.hold ?? 0) > 0
}

/** How a side stands: what decides first, and what decides where that is equal. */
export interface Standing {
  side: Side
  /** Points scored, operatives left or enemies taken out, as the rule set counts. */
  first: number
  /** What decides where that is equal; nothing where nothing does. */
  second: number | null
}

/** How everybody stands now, in the order of the seats. */
export function standings(sheet: Sheet, table: Table): Standing[] {
  const sides = sheet.seats.map((seat) => seat.side)
  const of = (side: Side) => table.models.filter((model) => model.id.startsWith(side))
  const present = (side: Side): number => of(side).filter((model) => model.presence !== 'removed').length
  return sides.map((side) => {
    const player = table.players[sideIndex(side)]
    if (hasUnits(sheet.rules)) return { side, first: player?.score ?? 0, second: player?.points ?? 0 }
    if (phased(sheet.rules)) {
      const onBoard = of(side).filter((model) => model.presence === 'board').length
      return { side, first: player?.score ?? 0, second: onBoard }
    }
    if (sheet.rules !== 'kt21') return { side, first: present(side), second: null }
    const taken = sides.filter((other) => other !== side).flatMap(of).filter((model) => model.presence === 'removed')
    return { side, first: taken.length, second: taken.reduce((sum, model) => sum + woundsOf(sheet, model.id), 0) }
  })
}

function woundsOf(sheet: Sheet, model: string): number {
  const cards = sheet.teams.flatMap((team) => team.operatives)
  return cards.find((card) => card.model === model)?.wounds ?? 0
}

/** Whether what decides first is equal between those who lead, so that the second number decides. */
export function decidedBySecond(all: readonly Standing[]): boolean {
  const [best, next] = [...all].sort((a, b) => b.first - a.first)
  return best !== undefined && next !== undefined && best.first === next.first && best.second !== null && best.second !== next.second
}
