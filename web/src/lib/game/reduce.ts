import type { Fault, LogEntry, Sheet, Table, ToPage } from '../../wire'
import { trailed, type Trail } from './fight/spectacle'

/** Everything the server has said about a game. */
export interface GameState {
  sheet: Sheet | null
  table: Table | null
  log: readonly LogEntry[]
  /** The ways that whoever acts has come. */
  trails: readonly Trail[]
  /** What the last wish of this page was refused for, until something happens. */
  refused: Fault | null
}

export const EMPTY: GameState = { sheet: null, table: null, log: [], trails: [], refused: null }

/** The game after the server has said something. */
export function reduce(state: GameState, word: ToPage): GameState {
  switch (word.say) {
    case 'hello':
      return { sheet: word.sheet, table: word.table, log: word.log, trails: [], refused: null }
    case 'step':
      return {
        ...state,
        table: word.table,
        log: [...upTo(state.log, word.entry.at - 1), word.entry],
        trails: trailed(state.trails, state.table, word.entry, word.table),
        refused: null,
      }
    case 'undone':
      return { ...state, table: word.table, log: upTo(state.log, word.table.at), trails: [], refused: null }
    case 'aside':
      return { ...state, table: word.table }
    case 'sheet':
      return { ...state, sheet: word.sheet }
    case 'refused':
      return { ...state, refused: word.fault }
  }
}

/** Whether a line of the log is missing between what is known and what was said: then the whole game is asked for anew. */
export function missesLines(state: GameState, word: ToPage): boolean {
  return word.say === 'step' && word.entry.at > state.log.length + 1
}

function upTo(log: readonly LogEntry[], at: number): readonly LogEntry[] {
  return log.length > at ? log.slice(0, at) : log
}
