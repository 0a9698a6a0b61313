/** The part of a table that a diagram shows: who is asked about, where they go, and the terrain between and beside them. */

import type { KillzoneView, PointView } from '../../wire'
import { radiusOf } from '../board/piece'
import type { Lab, LabModel } from '../sight/lab'

/** So much is seen round the models, in inches. */
const ROOM = 1.6
/** No picture shows less of the board. */
const LEAST = 7

export interface Framed {
  x: number
  y: number
  width: number
  height: number
  /** The same with y running down, for the picture. */
  box: string
  models: LabModel[]
  terrain: KillzoneView['terrain']
  walls: KillzoneView['walls']
  doors: KillzoneView['doors']
  /** The upper edge of a part. */
  top: (part: KillzoneView['terrain'][number]) => number
}

export function framed(lab: Lab): Framed {
  const asked = lab.models.filter((model) => model.id === lab.from || (lab.mode === 'sight' && model.id === lab.to))
  const places: PointView[] = [...asked.map((model) => model.at), ...(lab.goal ? [lab.goal] : [])]
  const most = Math.max(...asked.map((model) => radiusOf(model)), 0.5) + ROOM
  const span = (of: (at: PointView) => number): [number, number] => {
    const all = places.map(of)
    const [low, high] = [Math.min(...all) - most, Math.max(...all) + most]
    const more = Math.max(0, LEAST - (high - low)) / 2
    return [low - more, high + more]
  }
  const [x, right] = span((at) => at[0])
  const [low, high] = span((at) => at[1])
  // Pictures of a line of models are no thinner than they are wide: half as high.
  const extra = Math.max(0, (right - x) * 0.5 - (high - low)) / 2
  const [y, above] = [low - extra, high + extra]
  const inside = (at: PointView): boolean => at[0] > x && at[0] < right && at[1] > y && at[1] < above
  const near = (points: readonly PointView[]): boolean => {
    const [xs, ys] = [points.map((at) => at[0]), points.map((at) => at[1])]
    return Math.max(...xs) > x && Math.min(...xs) < right && Math.max(...ys) > y && Math.min(...ys) < above
  }
  const top = (part: KillzoneView['terrain'][number]): number =>
    Math.min(above - 0.7, Math.max(...part.footprint.map((at) => at[1])))
  return {
    x,
    y,
    width: right - x,
    height: above - y,
    box: [x, -above, right - x, above - y].map((n) => n.toFixed(3)).join(' '),
    models: lab.models.filter((model) => inside(model.at)),
    terrain: lab.killzone.terrain.filter((part) => near(part.footprint)),
    walls: lab.killzone.walls.filter((wall) => near([wall.from, wall.to])),
    doors: lab.killzone.doors.filter((door) => near([door.from, door.to])),
    top,
  }
}
