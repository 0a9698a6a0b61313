/** How models walk across the screen. */

import type { PointView } from '../../wire'
import { distance, pathLength } from './outline'

const MS_PER_INCH = 70
const SHORTEST_MS = 160
const LONGEST_MS = 900

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export interface Motion {
  frames: { transform: string; offset: number }[]
  ms: number
}

/** The frames of a walk along a path, at an even pace; nothing where there is no way to go. */
export function motionAlong(path: readonly PointView[], end: PointView): Motion | null {
  const last = path.at(-1)
  const whole = last && distance(last, end) > 0.005 ? [...path, end] : [...path]
  const length = pathLength(whole)
  if (length === 0) return null
  let gone = 0
  const frames = whole.map((at, i) => {
    gone += i === 0 ? 0 : distance(whole[i - 1] ?? at, at)
    return { transform: `translate(${at[0]}px, ${at[1]}px)`, offset: Math.min(1, gone / length) }
  })
  return { frames, ms: Math.min(LONGEST_MS, Math.max(SHORTEST_MS, length * MS_PER_INCH)) }
}
