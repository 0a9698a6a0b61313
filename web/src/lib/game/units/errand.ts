import type { LogEntry } from '../../../wire'

/** Why a unit moves, in the words of the page's sentences. */
export type Errand =
  | 'normal'
  | 'advance'
  | 'charge'
  | 'failed-charge'
  | 'fall-back'
  | 'pile-in'
  | 'consolidate'
  | 'disembark'
  | 'arrive'
  | 'intervene'

const DEEDS: Readonly<Record<string, Errand>> = {
  march: 'normal',
  advance: 'advance',
  withdraw: 'fall-back',
  disembark: 'disembark',
}

const MOVES = new Set(['yes', 'pass', 'march', 'go'])

/**
 * Why a unit of a side is asked where it goes, from what was answered before: it was told to do something, or it was
 * picked to fight, and closes in once before its blows and once after them.
 */
export function errandOf(log: readonly LogEntry[], side: string, unit: string, reaches: boolean): Errand {
  let closed = false
  for (const { answer, side: by } of log.toReversed()) {
    const [verb = '', first, word = ''] = answer?.split(' ') ?? []
    if (verb === 'do' && first === unit) return word === 'charge' ? (reaches ? 'charge' : 'failed-charge') : (DEEDS[word] ?? 'normal')
    if (verb === 'ploy' && word === unit && first === 'arrive') return 'arrive'
    if (verb === 'ploy' && word === unit && first === 'heroic-intervention') return 'intervene'
    if (verb === 'attack' && first === unit) return 'consolidate'
    const picked = (verb === 'pick' && first === unit) || (verb === 'ploy' && word === unit)
    // An enemy that falls back is struck at: the first yes is about that, not about a move.
    const leaves = verb === 'do' && word === 'withdraw' && by !== side
    if (picked || leaves) return closed ? 'consolidate' : 'pile-in'
    if (by === side && MOVES.has(verb) && !strikes(log, answer)) closed = true
  }
  return 'normal'
}

/** Whether an answer is the yes to striking at an enemy that falls back: the one right after that was said. */
function strikes(log: readonly LogEntry[], answer: string | null): boolean {
  const answers = log.filter((entry) => entry.kind === 'answer')
  return answer === 'yes' && (answers.at(-2)?.answer?.endsWith(' withdraw') ?? false)
}
