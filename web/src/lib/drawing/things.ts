/** What can be drawn on a killzone, and what can be done to it. Nothing here changes what it is given. */

import type { DoorView, KillzoneView, ObjectiveView, PointView, TerrainView, WallView } from '../../wire'
import { bounds, distance, doubleArea, fromSegment, inside } from '../board/outline'

export type Kind = 'terrain' | 'wall' | 'door' | 'objective'

/** One thing of a killzone, by its place in its list. */
export interface Pick {
  kind: Kind
  index: number
}

type ThingOf<K extends Kind> = K extends 'terrain'
  ? TerrainView
  : K extends 'wall'
    ? WallView
    : K extends 'door'
      ? DoorView
      : ObjectiveView

const LISTS = { terrain: 'terrain', wall: 'walls', door: 'doors', objective: 'objectives' } as const

/** As many of each as the file format allows. */
export const MOST: Record<Kind, number> = { terrain: 200, wall: 200, door: 63, objective: 200 }
export const LARGEST = 72
export const HIGHEST = 20
export const MOST_CORNERS = 64

export function emptyKillzone(): KillzoneView {
  const nothing = { terrain: [], walls: [], doors: [], objectives: [], control_points: [], drop_zones: [] }
  return { name: '', text: '', width: 30, depth: 22, confines_tactics: false, ...nothing }
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

/** The corners or ends of a thing. */
export function points(killzone: KillzoneView, { kind, index }: Pick): PointView[] {
  if (kind === 'terrain') return thing(killzone, kind, index)?.footprint ?? []
  if (kind === 'objective') {
    const objective = thing(killzone, kind, index)
    return objective ? [objective.at] : []
  }
  const stretch = thing(killzone, kind, index)
  return stretch ? [stretch.from, stretch.to] : []
}

/** The killzone with other corners or ends of a thing. */
export function withPoints(killzone: KillzoneView, pick: Pick, to: readonly PointView[]): KillzoneView {
  const { kind, index } = pick
  const [first, second] = to
  if (kind === 'terrain') {
    const part = thing(killzone, kind, index)
    return part ? changed(killzone, kind, index, { ...part, footprint: [...to] }) : killzone
  }
  if (kind === 'objective') {
    const objective = thing(killzone, kind, index)
    return objective && first ? changed(killzone, kind, index, { ...objective, at: first }) : killzone
  }
  if (!first || !second) return killzone
  if (kind === 'wall') return changed(killzone, kind, index, { from: first, to: second })
  const door = thing(killzone, 'door', index)
  return door ? changed(killzone, 'door', index, { ...door, from: first, to: second }) : killzone
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
  // Doors are told apart by their names.
  const named = pick.kind === 'door' ? { ...one, name: freshName(killzone, 'door', (one as DoorView).name) } : one
  const [grown, copy] = added(killzone, pick.kind, named)
  return copy ? [withPoints(grown, copy, to), copy] : [killzone, null]
}

/** An inch to the east and to the south, or the other way where the board ends. */
function beside(all: readonly PointView[], killzone: KillzoneView): PointView {
  const box = bounds(all)
  return [box.x1 + 1 <= killzone.width ? 1 : -1, box.y0 >= 1 ? -1 : 1]
}

/** A name that no thing of a kind has yet: the name itself, or with a number. */
export function freshName(killzone: KillzoneView, kind: 'terrain' | 'door' | 'objective', name: string): string {
  const taken = new Set(things(killzone, kind).map((one) => one.name))
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
  const index = killzone.objectives.findIndex((one) => distance(one.at, at) <= 0.8)
  return index < 0 ? null : { kind: 'objective', index }
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
  const kept = (kind: Kind): KillzoneView => {
    let result = board
    for (let index = things(result, kind).length - 1; index >= 0; index -= 1) {
      const pick = { kind, index }
      const all = points(result, pick)
      result = fits(all) ? withPoints(result, pick, shifted(all, [0, 0], board)) : removed(result, pick)
    }
    return result
  }
  const inside = ([x, y]: PointView): boolean => x <= width && y <= depth
  return {
    ...board,
    control_points: board.control_points.filter((control) => inside(control.at)),
    drop_zones: board.drop_zones.filter((zone) => zone.footprint.every(inside)),
    terrain: kept('terrain').terrain,
    walls: kept('wall').walls,
    doors: kept('door').doors,
    objectives: kept('objective').objectives,
  }
}

/** Without the dust that decimals gather in sums. */
export function tidy(n: number): number {
  return Number(n.toFixed(4))
}
