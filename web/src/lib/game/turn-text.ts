import { t } from '../i18n/speech.svelte'
import { hasUnits, phased } from '../rule-sets'
import type { Sheet, Table } from '../../wire'
import type { LiveGame } from './game.svelte'
import { sideIndex, sideName } from './names'

/** What a rule set calls a turn, with its number, and of how many where that is told. */
export function turnName(rules: string, number: number, of?: number): string {
  const word = hasUnits(rules) ? 'turn' : phased(rules) ? 'battle-round' : 'turning-point'
  return of === undefined ? t(`game-${word}`, { number }) : t(`game-${word}-of`, { number, of })
}

/** Whose turn it is, in one plain sentence. */
export function turnText(game: LiveGame, sheet: Sheet, table: Table): string {
  const status = table.status
  if (status.wait === 'over') return t('game-is-over')
  if (status.wait === 'seats') return t('game-waits-for-friend')
  const side = status.side
  const both = game.mySides.length > 1
  const name = sideName(sheet, side) ?? side
  if (game.mySides.includes(side)) {
    if (!game.caughtUp) return t('game-dice-fall')
    return both ? t('game-turn-side', { side, name }) : t('game-turn-yours')
  }
  if (sheet.replay) return t('game-turn-side', { side, name })
  const computer = sheet.seats[sideIndex(side)]?.kind === 'computer'
  return computer ? t('game-turn-computer', { name }) : t('game-turn-theirs', { name })
}
