/** What can be drawn on a killzone, and what can be done to it. Nothing here changes what it is given. */

import type {
  ControlPointView,
  DoorView,
  DropZoneView,
  KillzoneView,
  ObjectiveView,
  PointView,
  TerrainView,
  WallView,
} from '../../wire'
import { bounds, distance, doubleArea, fromSegment, inside } from '../board/outline'

/** What can be drawn, in the order in which lists have it. */
export const KINDS = ['terrain', 'wall', 'door', 'objective', 'control_point', 'drop_zone'] as const
export type Kind = (typeof KINDS)[number]

/** What has a name. */
export type Named = Exclude<Kind, 'wall'>

/** One thing of a killzone, by its place in its list. */
export interface Pick {
  kind: Kind
  index: number
}

interface Things {
  terrain: TerrainView
  wall: WallView
  door: DoorView
  objective: ObjectiveView
  control_point: ControlPointView
  drop_zone: DropZoneView
}
type ThingOf<K extends Kind> = Things[K]

const LISTS = {
  terrain: 'terrain',
  wall: 'walls',
  door: 'doors',
  objective: 'objectives',
  control_point: 'control_points',
  drop_zone: 'drop_zones',
} as const

/** As many of each as the file format allows. */
export const MOST: Record<Kind, number> = {
  terrain: 200,
  wall: 200,
  door: 63,
  objective: 200,
  control_point: 200,
  drop_zone: 4,
}
/** The radius of a new control point, and the largest that one may have. */
export const CONTROL_RADIUS = 0.5
export const LARGEST_RADIUS = 3
export const LARGEST = 72
export const HIGHEST = 20
export const MOST_CORNERS = 64

export function emptyKillzone(): KillzoneView {
  const nothing = { terrain: [], walls: [], doors: [], objectives: [], control_points: [], drop_zones: [] }
  return { id: '', name: '', text: '', width: 30, depth: 22, confines_tactics: false, ...nothing }
}

export function things<K extends Kind>(killzone: KillzoneView, kind: K): readonly ThingOf<K>[] {
  return killzone[LISTS[kind]] as unknown as readonly ThingOf<K>[]
}

export function thing<K extends Kind>(killzone: KillzoneView, kind: K, index: number): ThingOf<K> | undefined {
  return things(killzone, kind)[index]
}

function withList<K extends Kind>(killzone: KillzoneView, kind: K, list: readonly ThingOf<K>[]): KillzoneView {
  return { ...killzone, [LISTS[kind]]: list }
}

/** The killzone with one thing more, and where that is; nothing changes where there are enough. */
export function added<K extends Kind>(killzone: KillzoneView, kind: K, one: ThingOf<K>): [KillzoneView, Pick | null] {
  const list = things(killzone, kind)
  if (list.length >= MOST[kind]) return [killzone, null]
  return [withList(killzone, kind, [...list, one]), { kind, index: list.length }]
}

export function changed<K extends Kind>(killzone: KillzoneView, kind: K, index: number, to: ThingOf<K>): KillzoneView {
  return withList(killzone, kind, things(killzone, kind).map((one, i) => (i === index ? to : one)))
}

export function removed(killzone: KillzoneView, { kind, index }: Pick): KillzoneView {
  return withList(killzone, kind, things(killzone, kind).filter((_, i) => i !== index))
}

/** Whether a thing is an outline, whose corners can be more or fewer. */
export function outlined(kind: Kind): kind is 'terrain' | 'drop_zone' {
  return kind === 'terrain' || kind === 'drop_zone'
}

/** The corners or ends of a thing. */
export function points(killzone: KillzoneView, { kind, index }: Pick): PointView[] {
  if (outlined(kind)) return thing(killzone, kind, index)?.footprint ?? []
  if (kind === 'wall' || kind === 'door') {
    const stretch = thing(killzone, kind, index)
    return stretch ? [stretch.from, stretch.to] : []
  }
  const spot = thing(killzone, kind, index)
  return spot ? [spot.at] : []
}

/** The killzone with other corners or ends of a thing. */
export function withPoints(killzone: KillzoneView, pick: Pick, to: readonly PointView[]): KillzoneView {
  const one = thing(killzone, pick.kind, pick.index)
  const [first, second] = to
  if (!one || !first) return killzone
  if ('footprint' in one) return changed(killzone, pick.kind, pick.index, { ...one, footprint: [...to] })
  if ('at' in one) return changed(killzone, pick.kind, pick.index, { ...one, at: first })
  return second ? changed(killzone, pick.kind, pick.index, { ...one, from: first, to: second }) : killzone
}

/** Points moved together, as far as all of them stay on the board. */
export function shifted(all: readonly PointView[], by: PointView, killzone: KillzoneView): PointView[] {
  const box = bounds(all)
  const dx = Math.min(killzone.width - box.x1, Math.max(-box.x0, by[0]))
  const dy = Math.min(killzone.depth - box.y1, Math.max(-box.y0, by[1]))
  return all.map((p) => [tidy(p[0] + dx), tidy(p[1] + dy)])
}

/** A point where it would be after half a turn of the board. */
export function halfTurn(at: PointView, killzone: KillzoneView): PointView {
  return [tidy(killzone.width - at[0]), tidy(killzone.depth - at[1])]
}

/** The killzone with a copy of a thing: beside it, or where half a turn of the board takes it. */
export function copied(killzone: KillzoneView, pick: Pick, how: 'beside' | 'turned'): [KillzoneView, Pick | null] {
  const all = points(killzone, pick)
  if (all.length === 0) return [killzone, null]
  const to = how === 'turned' ? all.map((p) => halfTurn(p, killzone)) : shifted(all, beside(all, killzone), killzone)
  const one = thing(killzone, pick.kind, pick.index)
  if (!one) return [killzone, null]
  // All but terrain and objectives are told apart by their names.
  const unique = pick.kind === 'door' || pick.kind === 'control_point' || pick.kind === 'drop_zone'
  const named = unique && 'name' in one ? { ...one, name: freshName(killzone, pick.kind, one.name) } : one
  const [grown, copy] = added(killzone, pick.kind, named)
  return copy ? [withPoints(grown, copy, to), copy] : [killzone, null]
}

/** An inch to the east and to the south, or the other way where the board ends. */
function beside(all: readonly PointView[], killzone: KillzoneView): PointView {
  const box = bounds(all)
  return [box.x1 + 1 <= killzone.width ? 1 : -1, box.y0 >= 1 ? -1 : 1]
}

/** A name that no thing of a kind has yet: the name itself, or with a number. */
export function freshName(killzone: KillzoneView, kind: Kind, name: string): string {
  const taken = new Set(things(killzone, kind).map((one) => ('name' in one ? one.name : '')))
  const stem = name.replace(/ \d+$/, '')
  for (let i = 1; ; i += 1) {
    const wanted = i === 1 ? stem : `${stem} ${i}`
    if (!taken.has(wanted)) return wanted
  }
}

/** What lies uppermost at a place. `near` is how far off a line still counts as hit. */
export function thingAt(killzone: KillzoneView, at: PointView, near: number): Pick | null {
  const stretch = (kind: 'door' | 'wall'): Pick | null => {
    const index = things(killzone, kind).findIndex((one) => fromSegment(at, one.from, one.to) <= near)
    return index < 0 ? null : { kind, index }
  }
  const line = stretch('door') ?? stretch('wall')
  if (line) return line
  const parts = killzone.terrain
    .map((part, index) => ({ part, index }))
    .filter(({ part }) => inside(part.footprint, at))
    .sort((a, b) => b.part.top - a.part.top || b.index - a.index)
  const upper = parts[0]
  if (upper) return { kind: 'terrain', index: upper.index }
  const control = killzone.control_points.findIndex((one) => distance(one.at, at) <= Math.max(one.radius, 0.5))
  if (control >= 0) return { kind: 'control_point', index: control }
  const objective = killzone.objectives.findIndex((one) => distance(one.at, at) <= 0.8)
  if (objective >= 0) return { kind: 'objective', index: objective }
  const zone = killzone.drop_zones.findIndex((one) => inside(one.footprint, at))
  return zone < 0 ? null : { kind: 'drop_zone', index: zone }
}

export function rectangle(a: PointView, b: PointView): PointView[] {
  const box = bounds([a, b])
  return [[box.x0, box.y0], [box.x1, box.y0], [box.x1, box.y1], [box.x0, box.y1]]
}

/** Whether corners enclose anything. */
export function encloses(outline: readonly PointView[]): boolean {
  return outline.length >= 3 && Math.abs(doubleArea(outline)) > 0.001
}

/** A board of another size; what would hang over its edge is pushed back, what is larger than it is left out. */
export function resized(killzone: KillzoneView, width: number, depth: number): KillzoneView {
  const board = { ...killzone, width, depth }
  const fits = (all: readonly PointView[]): boolean => {
    const box = bounds(all)
    return box.x1 - box.x0 <= width && box.y1 - box.y0 <= depth
  }
  let result: KillzoneView = board
  for (const kind of KINDS) {
    for (let index = things(result, kind).length - 1; index >= 0; index -= 1) {
      const pick = { kind, index }
      const all = points(result, pick)
      result = fits(all) ? withPoints(result, pick, shifted(all, [0, 0], board)) : removed(result, pick)
    }
  }
  return result
}

/** Without the dust that decimals gather in sums. */
export function tidy(n: number): number {
  return Number(n.toFixed(4))
}

/** How near to something that is there already a new end of a wall has to be to mean it, in inches. */
const MAGNET = 0.45

/**
 * Where an end of a wall or a door that is drawn near a place goes: on an end of a wall or a door that is there, else
 * on the edge of the board, else on the line of a wall, else on the grid.
 */
export function wallEnd(killzone: KillzoneView, at: PointView, grid: (at: PointView) => PointView): PointView {
  const stretches = [...killzone.walls, ...killzone.doors]
  const ends = stretches.flatMap((one) => [one.from, one.to])
  const near = ends.filter((end) => distance(end, at) <= MAGNET).sort((a, b) => distance(a, at) - distance(b, at))[0]
  if (near) return near
  const snapped = grid(at)
  const edge = (n: number, to: number, most: number): number => (n <= MAGNET ? 0 : most - n <= MAGNET ? most : to)
  const there: PointView = [edge(at[0], snapped[0], killzone.width), edge(at[1], snapped[1], killzone.depth)]
  if (there[0] !== snapped[0] || there[1] !== snapped[1]) return there
  const wall = killzone.walls.find((one) => fromSegment(at, one.from, one.to) <= MAGNET / 2)
  return wall ? onStretch(snapped, wall.from, wall.to) : snapped
}

/** The point of a segment that is nearest to a place. */
function onStretch(at: PointView, a: PointView, b: PointView): PointView {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / square
  const part = Math.min(1, Math.max(0, along))
  return [tidy(a[0] + part * dx), tidy(a[1] + part * dy)]
}

/**
 * The killzone with its walls cut where a door lies on them: what was a wall under the door is the doorway now, and
 * what is left of the wall on both sides stays.
 */
export function cutByDoor(killzone: KillzoneView, from: PointView, to: PointView): KillzoneView {
  const walls = killzone.walls.flatMap((wall): WallView[] => {
    const along = (at: PointView): boolean => fromSegment(at, wall.from, wall.to) < 0.01
    if (!along(from) || !along(to)) return [wall]
    const [first, last] = distance(wall.from, from) <= distance(wall.from, to) ? [from, to] : [to, from]
    const rest: WallView[] = [
      { from: wall.from, to: first },
      { from: last, to: wall.to },
    ]
    return rest.filter((piece) => distance(piece.from, piece.to) > 0.01)
  })
  return walls.length === killzone.walls.length && walls.every((wall, i) => wall === killzone.walls[i]) ? killzone : { ...killzone, walls }
}
