import type { PointView } from '../../wire'
import { distance, inside } from '../board/outline'

const GRAIN = 0.1
/** A pointer so near to a region means its edge. */
const NEAR = 0.7
/** Outlines are drawn to a lattice; a hair inside them is safely inside. */
const HAIR = 0.05

/** The place that a pointer means: on a tenth of an inch, and inside the region when it is just outside. */
export function snapTo(region: readonly (readonly PointView[])[], at: PointView): PointView {
  if (region.length === 0 || within(region, at)) return tenth(at)
  let best: PointView | null = null
  for (const outline of region) {
    for (const [index, a] of outline.entries()) {
      const there = nearest(at, a, outline[(index + 1) % outline.length] ?? a)
      if (!best || distance(at, there) < distance(at, best)) best = there
    }
  }
  if (!best || distance(at, best) > NEAR) return tenth(at)
  const far = distance(at, best) || 1
  const deeper: PointView = [best[0] + ((best[0] - at[0]) / far) * HAIR, best[1] + ((best[1] - at[1]) / far) * HAIR]
  return [round(deeper[0], 0.01), round(deeper[1], 0.01)]
}

/** Outlines inside others are holes: a place is in the region if an odd number of them hold it. */
export function within(region: readonly (readonly PointView[])[], at: PointView): boolean {
  return region.filter((outline) => inside(outline, at)).length % 2 === 1
}

function nearest(at: PointView, a: PointView, b: PointView): PointView {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / square
  const part = Math.min(1, Math.max(0, along))
  return [a[0] + part * dx, a[1] + part * dy]
}

function tenth([x, y]: PointView): PointView {
  return [round(x, GRAIN), round(y, GRAIN)]
}

function round(value: number, grain: number): number {
  return Number((Math.round(value / grain) * grain).toFixed(4))
}
