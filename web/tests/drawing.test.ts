import { describe, expect, test } from 'vitest'

import { Drawing } from '../src/lib/drawing/drawing.svelte'
import { fileName } from '../src/lib/drawing/files'
import {
  added,
  copied,
  cutByDoor,
  emptyKillzone,
  freshName,
  halfTurn,
  points,
  resized,
  shifted,
  thingAt,
  wallEnd,
} from '../src/lib/drawing/things'
import type { KillzoneView, PointView } from '../src/wire'

const part = (x: number, y: number, top = 3) => ({
  name: '',
  kind: 'heavy',
  bottom: 0,
  top,
  vantage: false,
  footprint: [[x, y], [x + 2, y], [x + 2, y + 1], [x, y + 1]] as PointView[],
})

const YARD: KillzoneView = {
  ...emptyKillzone(),
  terrain: [part(4, 4), part(5, 4, 1)],
  walls: [{ from: [0, 18], to: [6, 18] }],
  doors: [{ name: 'Door', from: [6, 18], to: [8, 18], open: false }],
  objectives: [{ name: 'Box', at: [15, 11] }],
}

function press(at: PointView): never {
  return { at, model: null, target: { getAttribute: () => null } } as never
}

describe('things', () => {
  test('are found where they lie uppermost', () => {
    expect(thingAt(YARD, [5.5, 4.5], 0.2)).toEqual({ kind: 'terrain', index: 0 })
    expect(thingAt(YARD, [6.5, 4.5], 0.2)).toEqual({ kind: 'terrain', index: 1 })
    expect(thingAt(YARD, [7, 18.1], 0.2)).toEqual({ kind: 'door', index: 0 })
    expect(thingAt(YARD, [3, 17.9], 0.2)).toEqual({ kind: 'wall', index: 0 })
    expect(thingAt(YARD, [15.2, 11], 0.2)).toEqual({ kind: 'objective', index: 0 })
    expect(thingAt(YARD, [25, 3], 0.2)).toBeNull()
  })

  test('stay on the board', () => {
    expect(shifted([[4, 4], [6, 5]], [-9, 30], YARD)).toEqual([[0, 21], [2, 22]])
  })

  test('are mirrored by half a turn', () => {
    expect(halfTurn([4, 4], YARD)).toEqual([26, 18])
    const [turned, copy] = copied(YARD, { kind: 'door', index: 0 }, 'turned')
    expect(copy && points(turned, copy)).toEqual([[24, 4], [22, 4]])
    expect(turned.doors[1]?.name).toBe('Door 2')
    expect(freshName(turned, 'door', 'Door 2')).toBe('Door 3')
  })

  test('are no more than the format allows', () => {
    const full = { ...YARD, doors: Array.from({ length: 63 }, (_, i) => ({ ...YARD.doors[0]!, name: `${i}` })) }
    expect(added(full, 'door', YARD.doors[0]!)).toEqual([full, null])
  })

  test('fit a smaller board or go', () => {
    const small = resized(YARD, 6, 10)
    expect(small.terrain.map((one) => one.footprint[0])).toEqual([[4, 4], [4, 4]])
    expect(small.walls).toEqual([{ from: [0, 10], to: [6, 10] }])
    expect(small.objectives[0]?.at).toEqual([6, 10])
  })
})

describe('walls', () => {
  const whole = (at: PointView): PointView => [Math.round(at[0]), Math.round(at[1])]

  test('end at ends, at the edge, on walls, else on the grid', () => {
    expect(wallEnd(YARD, [6.3, 18.2], whole)).toEqual([6, 18])
    expect(wallEnd(YARD, [29.7, 7.4], whole)).toEqual([30, 7])
    expect(wallEnd(YARD, [3.4, 18.2], whole)).toEqual([3, 18])
    expect(wallEnd(YARD, [12.4, 7.4], whole)).toEqual([12, 7])
  })

  test('are cut only by doors that lie on them', () => {
    expect(cutByDoor(YARD, [2, 17], [4, 17])).toBe(YARD)
    expect(cutByDoor(YARD, [0, 18], [2, 18]).walls).toEqual([{ from: [2, 18], to: [6, 18] }])
    expect(cutByDoor(YARD, [6, 18], [0, 18]).walls).toEqual([])
  })
})

describe('a drawing', () => {
  const begin = (): Drawing => new Drawing(YARD, (kind) => kind)

  test('draws rectangles on the grid, and takes them back', () => {
    const drawing = begin()
    drawing.choose('rectangle')
    const drag = drawing.grab(press([10.1, 10.2]), 0.3)
    drag?.move([12, 11], {} as never)
    expect(drawing.draft).toHaveLength(4)
    drag?.end([14.2, 12.1], true)
    expect(drawing.killzone.terrain[2]?.footprint).toEqual([[10, 10], [14, 10], [14, 12], [10, 12]])
    expect(drawing.killzone.terrain[2]?.name).toBe('terrain')
    drawing.undo()
    expect(drawing.killzone).toEqual(YARD)
    drawing.redo()
    expect(drawing.killzone.terrain).toHaveLength(3)
  })

  test('closes polygons at their first corner', () => {
    const drawing = begin()
    drawing.choose('polygon')
    for (const at of [[20, 2], [22, 2], [22, 4], [20, 2]] as PointView[]) drawing.point(at)
    expect(drawing.killzone.terrain[2]?.footprint).toEqual([[20, 2], [22, 2], [22, 4]])
    expect(drawing.draft).toEqual([])
  })

  test('moves what it holds, and only where it is let go', () => {
    const drawing = begin()
    const drag = drawing.grab(press([4.5, 4.5]), 0.3)
    expect(drawing.picked).toEqual({ kind: 'terrain', index: 0 })
    drag?.move([8, 8], {} as never)
    drag?.cancel()
    expect(drawing.killzone).toEqual(YARD)
    drawing.grab(press([4.5, 4.5]), 0.3)?.end([7.6, 4.4], true)
    expect(drawing.killzone.terrain[0]?.footprint[0]).toEqual([7, 4])
    drawing.point([25, 3])
    expect(drawing.picked).toBeNull()
  })

  test('adds and removes corners, but leaves an outline', () => {
    const drawing = begin()
    drawing.pick({ kind: 'terrain', index: 0 })
    drawing.addCorner(0)
    expect(drawing.pickedPoints).toEqual([[4, 4], [5, 4], [6, 4], [6, 5], [4, 5]])
    drawing.removeCorner(1)
    drawing.removeCorner(0)
    drawing.removeCorner(0)
    expect(drawing.pickedPoints).toHaveLength(3)
  })

  test('completes the symmetry once', () => {
    const drawing = begin()
    drawing.mirrorAll()
    const { terrain, walls, doors, objectives } = drawing.killzone
    expect([terrain.length, walls.length, doors.length, objectives.length]).toEqual([4, 2, 2, 1])
    drawing.mirrorAll()
    expect(drawing.killzone.terrain).toHaveLength(4)
  })

  test('draws walls from corner to corner until the row ends', () => {
    const drawing = begin()
    drawing.choose('wall')
    // A little beside the end of the wall that is there, then beside the edge of the board.
    for (const at of [[0.1, 18.1], [0.2, 10], [5, 10], [5, 10]] as PointView[]) {
      drawing.grab(press(at), 0.3)?.end(at, false)
      drawing.point(at)
    }
    expect(drawing.killzone.walls.slice(1)).toEqual([
      { from: [0, 18], to: [0, 10] },
      { from: [0, 10], to: [5, 10] },
    ])
    expect(drawing.draft).toEqual([])
  })

  test('cuts the wall that a door is drawn on', () => {
    const drawing = begin()
    drawing.choose('door')
    drawing.grab(press([2, 18.1]), 0.3)?.end([4, 17.9], true)
    expect(drawing.killzone.walls).toEqual([
      { from: [0, 18], to: [2, 18] },
      { from: [4, 18], to: [6, 18] },
    ])
    expect(drawing.killzone.doors[1]).toEqual({ name: 'door', from: [2, 18], to: [4, 18], open: false })
    drawing.undo()
    expect(drawing.killzone).toEqual(YARD)
  })

  test('lets go of what is gone', () => {
    const drawing = begin()
    drawing.pick({ kind: 'objective', index: 0 })
    drawing.remove()
    expect(drawing.picked).toBeNull()
    expect(drawing.killzone.objectives).toEqual([])
  })
})

test('file names are plain', () => {
  expect(fileName('Cour à Tonneaux, n° 2', 'killzone', 'toml')).toBe('cour-a-tonneaux-n-2.toml')
  expect(fileName('', 'killzone', 'toml')).toBe('killzone.toml')
})
