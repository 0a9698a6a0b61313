import { describe, expect, test } from 'vitest'

import { motionAlong } from '../src/lib/board/motion'
import { arc, doubleArea, fromEdge, inside, pathData, pathLength, roomiest, run } from '../src/lib/board/outline'
import { pieces, sideNumber } from '../src/lib/board/piece'
import { closeTo, fitted, held, pointAt, snapped, viewBox, zoomed } from '../src/lib/board/view'
import type { ModelView, PointView } from '../src/wire'

const BOARD = { width: 30, height: 22 }
const WINDOW = { width: 900, height: 600 }
const ELL: PointView[] = [[5, 4], [10, 4], [10, 4.5], [5.5, 4.5], [5.5, 8], [5, 8]]

describe('the view', () => {
  test('comes close enough to bases to be hit with a finger, and to as many as it can', () => {
    const phone = { width: 360, height: 400 }
    const whole = fitted(BOARD, 1, phone)
    const base = (x: number, y: number) => ({ at: [x, y] as PointView, radius: 0.63 })
    const view = closeTo([base(3, 3), base(4, 5), base(27, 20)], whole, phone)
    expect(1.26 * (view?.scale ?? 0)).toBeGreaterThanOrEqual(32)
    expect(Math.abs((view?.x ?? 0) - 3.5)).toBeLessThan(2)
    expect(closeTo([], whole, phone)).toBeNull()
    expect(closeTo([base(3, 3)], fitted(BOARD, 1, WINDOW), WINDOW)).toMatchObject({ x: 3, y: 3 })
    expect(closeTo([{ at: [3, 3], radius: 1 }], fitted(BOARD, 1, WINDOW), WINDOW)).toBeNull()
  })

  test('shows the whole board in any window', () => {
    for (const window of [WINDOW, { width: 390, height: 700 }]) {
      const view = fitted(BOARD, 1, window)
      expect(view.scale * 32).toBeLessThanOrEqual(window.width + 1e-9)
      expect(view.scale * 24).toBeLessThanOrEqual(window.height + 1e-9)
      expect([view.x, view.y]).toEqual([15, 11])
    }
  })

  test('keeps the point under the pointer when it zooms', () => {
    const view = { x: 15, y: 11, scale: 25 }
    const about = pointAt(view, WINDOW, 200, 450)
    const near = zoomed(view, 2, about, 1)
    expect(near.scale).toBe(50)
    const again = pointAt(near, WINDOW, 200, 450)
    expect(again[0]).toBeCloseTo(about[0])
    expect(again[1]).toBeCloseTo(about[1])
  })

  test('zooms neither beyond a base nor out of the room', () => {
    const view = { x: 15, y: 11, scale: 25 }
    expect(zoomed(view, 1000, [0, 0], 20).scale).toBe(220)
    expect(zoomed(view, 0.001, [0, 0], 20).scale).toBe(20)
  })

  test('is held at the edges, and in the middle where there is room', () => {
    const far = held({ x: -50, y: 80, scale: 100 }, BOARD, 1, WINDOW)
    expect(far).toEqual({ x: 3.5, y: 20, scale: 100 })
    expect(held({ x: 3, y: 3, scale: 10 }, BOARD, 1, WINDOW)).toEqual({ x: 15, y: 11, scale: 10 })
  })

  test('has its y axis to the north', () => {
    const view = { x: 15, y: 11, scale: 30 }
    expect(viewBox(view, WINDOW)).toBe('0.0000 -21.0000 30.0000 20.0000')
    expect(pointAt(view, WINDOW, 0, 0)).toEqual([0, 21])
  })

  test('snaps to a step', () => {
    expect(snapped([1.3, 2.76], 0.5)).toEqual([1.5, 3])
    expect(snapped([1.30000001, 2.7612], 0)).toEqual([1.3, 2.76])
  })
})

describe('outlines', () => {
  test('know what is inside them', () => {
    expect(inside(ELL, [5.25, 7])).toBe(true)
    expect(inside(ELL, [7, 6])).toBe(false)
    expect(doubleArea(ELL)).toBeCloseTo(2 * (5 * 0.5 + 0.5 * 3.5))
  })

  test('find room for a label inside, even where the middle is outside', () => {
    const spot = roomiest(ELL)
    expect(inside(ELL, spot.at)).toBe(true)
    expect(spot.radius).toBeGreaterThan(0.24)
    expect(spot.radius).toBeCloseTo(fromEdge(ELL, spot.at))
  })

  test('know how far a label may run', () => {
    expect(run(ELL, [5.25, 7], 0)).toBeCloseTo(0.5)
    expect(run(ELL, [5.25, 7], 1)).toBeCloseTo(4)
  })

  test('are written as SVG', () => {
    expect(pathData([[[0, 0], [1, 0], [1, 1.00001]]])).toBe('M0 0L1 0L1 1Z')
    expect(arc(1, 0)).toBe('')
    expect(arc(1, 0.25)).toBe('M0 1A1 1 0 0 0 1 0')
    expect(arc(2, 0.75)).toBe('M0 2A2 2 0 1 0 -2 0')
  })
})

describe('walking', () => {
  test('keeps an even pace round corners', () => {
    const motion = motionAlong([[0, 0], [3, 0], [3, 1]], [3, 1])
    expect(motion?.frames.map((frame) => frame.offset)).toEqual([0, 0.75, 1])
    expect(motion?.ms).toBe(280)
    expect(motionAlong([[1, 1]], [1, 1])).toBeNull()
    expect(pathLength([[0, 0], [3, 4]])).toBe(5)
  })
})

describe('pieces', () => {
  test('are models with their cards; a model without a card is not drawn', () => {
    const card = { model: 'B2', name: 'Diver', wounds: 9, base_mm: 32, height: 1.5 }
    const model: ModelView = { id: 'B2', presence: 'board', at: [1, 2], z: 0, wounds: 4, order: 'engage', ready: true, marks: [] }
    const team = { operatives: [card] } as never
    const made = pieces([model, { ...model, id: 'B3' }], [team])
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({ label: 'B2', side: 2, full: 9, name: 'Diver', wounds: 4 })
    expect(sideNumber('A')).toBe(1)
  })
})
