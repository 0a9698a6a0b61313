import { remember, remembered } from '../remembered'
import type { LogEntry, ToPage } from '../../wire'
import { isSeen } from './events'

/** How quickly what others do is shown. */
export const PACES = ['slow', 'calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

const FACTOR: Record<Pace, number> = { slow: 2, calm: 1, brisk: 0.45, instant: 0 }
const ROLL_MS = 1100
const MOVE_MS = 800
const OTHER_MS = 450

let chosen = $state<Pace>(PACES.find((pace) => pace === remembered('pace')) ?? 'calm')

export function pace(): Pace {
  return chosen
}

export function choosePace(next: Pace): void {
  chosen = next
  remember('pace', next)
}

/** How long a word of the server's is looked at before the next is shown. */
export function lookMs(word: ToPage, mine: boolean, speed: Pace): number {
  if (word.say !== 'step') return 0
  return Math.round(stepMs(word.entry, mine) * FACTOR[speed])
}

function stepMs(entry: LogEntry, mine: boolean): number {
  if (entry.kind === 'roll') return ROLL_MS
  if (mine) return 0
  return isSeen(entry.events) ? MOVE_MS : OTHER_MS
}
