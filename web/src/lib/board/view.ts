/** Which part of the board the window shows. Plain arithmetic, in inches, y to the north. */

import type { PointView } from '../../wire'

export interface Extent {
  width: number
  height: number
}

/** The middle of what is shown, and how many pixels an inch has. */
export interface View {
  x: number
  y: number
  scale: number
}

/** At most so many pixels an inch: a base fills a phone. */
const CLOSEST = 220

/** The view that shows all of a board with some room round it. */
export function fitted(board: Extent, room: number, window: Extent): View {
  const scale = Math.min(window.width / (board.width + 2 * room), window.height / (board.height + 2 * room))
  return { x: board.width / 2, y: board.height / 2, scale: Math.max(scale, 1) }
}

/** Zooms by a factor about a point of the board, which stays where it is on the screen. */
export function zoomed(view: View, factor: number, about: PointView, least: number): View {
  const scale = Math.min(CLOSEST, Math.max(least, view.scale * factor))
  const kept = view.scale / scale
  return { x: about[0] + (view.x - about[0]) * kept, y: about[1] + (view.y - about[1]) * kept, scale }
}

/** Keeps the board in the window: its middle when it is smaller, no gap at an edge when it is larger. */
export function held(view: View, board: Extent, room: number, window: Extent): View {
  const along = (middle: number, size: number, shown: number): number => {
    const half = shown / view.scale / 2
    const least = half - room
    const most = size + room - half
    return least >= most ? size / 2 : Math.min(most, Math.max(least, middle))
  }
  return {
    x: along(view.x, board.width, window.width),
    y: along(view.y, board.height, window.height),
    scale: view.scale,
  }
}

/** As many pixels as a finger needs. */
const FINGER = 34

/**
 * The view that brings bases close enough to be hit with a finger, and shows as many of them as it can; null where they are
 * large enough with the whole board in view.
 */
export function closeTo(bases: readonly { at: PointView; radius: number }[], whole: View, window: Extent): View | null {
  const scale = Math.min(CLOSEST, FINGER / (2 * Math.min(...bases.map((base) => base.radius))))
  if (bases.length === 0 || scale <= whole.scale) return null
  const [xs, ys] = [bases.map(({ at }) => at[0]), bases.map(({ at }) => at[1])]
  const middle: PointView = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const seen = ([x, y]: PointView): number =>
    bases.filter(({ at, radius }) => {
      const [dx, dy] = [Math.abs(at[0] - x) + radius, Math.abs(at[1] - y) + radius]
      return dx * scale <= window.width / 2 && dy * scale <= window.height / 2
    }).length
  const best = [middle, ...bases.map(({ at }) => at)].reduce((best, at) => (seen(at) > seen(best) ? at : best))
  return { x: best[0], y: best[1], scale }
}

/** The viewBox; its y runs down, so the board is drawn in a group that turns it over. */
export function viewBox(view: View, window: Extent): string {
  const width = window.width / view.scale
  const height = window.height / view.scale
  return [view.x - width / 2, -view.y - height / 2, width, height].map((n) => n.toFixed(4)).join(' ')
}

/** The point of the board under a pixel of the window, counted from its upper left corner. */
export function pointAt(view: View, window: Extent, px: number, py: number): PointView {
  return [
    view.x + (px - window.width / 2) / view.scale,
    view.y - (py - window.height / 2) / view.scale,
  ]
}

/** A point rounded to a step, such as half an inch; 0 leaves it as it is, to the hundredth. */
export function snapped(at: PointView, step: number): PointView {
  const grain = step > 0 ? step : 0.01
  const round = (n: number): number => Number((Math.round(n / grain) * grain).toFixed(4))
  return [round(at[0]), round(at[1])]
}
