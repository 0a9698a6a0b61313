/** Outlines from above, for drawing them. Nothing here decides a rule. */

import type { PointView } from '../../wire'

export interface Bounds {
  x0: number
  y0: number
  x1: number
  y1: number
}

export function bounds(points: readonly PointView[]): Bounds {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

export function distance(a: PointView, b: PointView): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Where a point comes to that is moved as another was. */
export function shifted(at: PointView, from: PointView, to: PointView): PointView {
  return [at[0] + to[0] - from[0], at[1] + to[1] - from[1]]
}

/** How long a path is. */
export function pathLength(points: readonly PointView[]): number {
  let length = 0
  for (const [i, to] of points.entries()) {
    const from = points[i - 1]
    if (from) length += distance(from, to)
  }
  return length
}

/** Twice the signed area: positive where the corners run anticlockwise. */
export function doubleArea(points: readonly PointView[]): number {
  let sum = 0
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return sum
}

export function inside(points: readonly PointView[], at: PointView): boolean {
  let within = false
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a
    const crosses = a[1] > at[1] !== b[1] > at[1]
    if (crosses && at[0] < ((b[0] - a[0]) * (at[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within
  }
  return within
}

/** How far a point is from a segment. */
export function fromSegment(at: PointView, a: PointView, b: PointView): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / square
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(at[0] - a[0] - t * dx, at[1] - a[1] - t * dy)
}

/** How far a point is from the nearest edge. */
export function fromEdge(points: readonly PointView[], at: PointView): number {
  let least = Infinity
  for (const [i, a] of points.entries()) {
    least = Math.min(least, fromSegment(at, a, points[(i + 1) % points.length] ?? a))
  }
  return least
}

export interface Spot {
  at: PointView
  /** The radius of the disc round it that fits inside. */
  radius: number
}

const PLACES = 16
const ROUNDS = 4

/** About the roomiest place inside an outline, for a label. */
export function roomiest(points: readonly PointView[]): Spot {
  const all = bounds(points)
  let [cx, cy] = [(all.x0 + all.x1) / 2, (all.y0 + all.y1) / 2]
  let [wide, deep] = [all.x1 - all.x0, all.y1 - all.y0]
  let best: Spot = { at: [cx, cy], radius: inside(points, [cx, cy]) ? fromEdge(points, [cx, cy]) : -1 }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let i = 0; i <= PLACES; i += 1) {
      for (let j = 0; j <= PLACES; j += 1) {
        const at: PointView = [cx + (i / PLACES - 0.5) * wide, cy + (j / PLACES - 0.5) * deep]
        // A hair more room is not worth a label off the middle.
        const radius = inside(points, at) ? fromEdge(points, at) : -1
        if (radius > best.radius * 1.02 + 0.001) best = { at, radius }
      }
    }
    ;[cx, cy] = best.at
    wide /= 4
    deep /= 4
  }
  return best
}

/** How long the stretch inside an outline is through a point of it, along the x (0) or the y axis (1). */
export function run(points: readonly PointView[], at: PointView, axis: 0 | 1): number {
  const other = axis === 0 ? 1 : 0
  let [before, after] = [-Infinity, Infinity]
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a
    if (a[other] > at[other] === b[other] > at[other]) continue
    const cut = a[axis] + ((at[other] - a[other]) / (b[other] - a[other])) * (b[axis] - a[axis])
    if (cut <= at[axis]) before = Math.max(before, cut)
    else after = Math.min(after, cut)
  }
  const length = after - before
  return Number.isFinite(length) ? length : 0
}

/** SVG path data of closed outlines. */
export function pathData(outlines: readonly (readonly PointView[])[]): string {
  return outlines.map((outline) => `M${outline.map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}Z`).join('')
}

/** The points of an SVG polyline or polygon. */
export function pointList(points: readonly PointView[]): string {
  return points.map((p) => `${round(p[0])},${round(p[1])}`).join(' ')
}

function round(n: number): number {
  return Math.round(n * 1e4) / 1e4
}

/** The arc of a circle from the north clockwise through a part of the whole turn, as path data in y-up inches. */
export function arc(radius: number, part: number): string {
  const turn = Math.min(Math.max(part, 0), 1) * 2 * Math.PI
  if (turn === 0) return ''
  if (turn > 2 * Math.PI - 1e-6) {
    return `M0 ${radius}A${radius} ${radius} 0 1 0 0 ${-radius}A${radius} ${radius} 0 1 0 0 ${radius}`
  }
  const end = [Math.sin(turn) * radius, Math.cos(turn) * radius].map(round)
  return `M0 ${round(radius)}A${round(radius)} ${round(radius)} 0 ${turn > Math.PI ? 1 : 0} 0 ${end.join(' ')}`
}
