import type { PointView } from '../../../wire'
import { distance, pathLength } from '../../board/outline'

/** The point of a path after a part of its length; null of a path without one. */
export function alongPath(path: readonly PointView[], part: number): PointView | null {
  let left = pathLength(path) * Math.min(1, Math.max(0, part))
  for (const [i, to] of path.entries()) {
    const from = path[i - 1]
    if (!from) continue
    const leg = distance(from, to)
    if (left <= leg) {
      const along = leg === 0 ? 0 : left / leg
      return [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]
    }
    left -= leg
  }
  return path.at(-1) ?? null
}
