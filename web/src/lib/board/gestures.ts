/** Presses, drags and pinches on a board, told apart. */

import type { PointView } from '../../wire'

/** Where somebody pressed. */
export interface Press {
  at: PointView
  /** The model that was pressed, if one was. */
  model: string | null
  /** The door that was pressed, by its place in the board's list, if one was. */
  door: number | null
  /** The element that was pressed, for handles of one's own. */
  target: Element
  event: PointerEvent
}

/** What happens to something that was grabbed. */
export interface Drag {
  move(at: PointView, event: PointerEvent): void
  /** It was let go. `moved` is false for a press that did not move: a click. */
  end(at: PointView, moved: boolean): void
  /** Another gesture took over; things go back to where they were. */
  cancel(): void
}

/** What the board does about gestures. Pixels count from its upper left corner. */
export interface Hands {
  pointAt(px: number, py: number): PointView
  pan(dx: number, dy: number): void
  zoom(factor: number, px: number, py: number): void
  tap(press: Press): void
  hover(at: PointView | null, model: string | null): void
  grab(press: Press): Drag | null
}

/** A press that moves less is a click. */
const SLACK = 5

interface Finger {
  x: number
  y: number
}

export class Gestures {
  readonly #hands: Hands
  readonly #fingers = new Map<number, Finger>()
  #press: Press | null = null
  #begin: Finger = { x: 0, y: 0 }
  #drag: Drag | null = null
  #moved = false

  constructor(hands: Hands) {
    this.#hands = hands
  }

  /** Whether the board is being dragged about. */
  get busy(): boolean {
    return this.#fingers.size > 0 && this.#moved
  }

  down(event: PointerEvent, surface: Element): void {
    if (event.button !== 0 && event.button !== 1) return
    const finger = this.#place(event, surface)
    this.#fingers.set(event.pointerId, finger)
    surface.setPointerCapture(event.pointerId)
    if (this.#fingers.size === 2) {
      this.#drag?.cancel()
      this.#drag = null
      this.#press = null
      this.#moved = true
      return
    }
    if (this.#fingers.size > 2) return
    const target = event.target instanceof Element ? event.target : surface
    const at = this.#hands.pointAt(finger.x, finger.y)
    this.#press = { at, model: modelOf(target), door: doorOf(target), target, event }
    this.#begin = finger
    this.#moved = false
    this.#drag = event.button === 0 ? this.#hands.grab(this.#press) : null
  }

  move(event: PointerEvent, surface: Element): void {
    const before = this.#fingers.get(event.pointerId)
    const now = this.#place(event, surface)
    const at = this.#hands.pointAt(now.x, now.y)
    if (!before) {
      this.#hands.hover(at, event.target instanceof Element ? modelOf(event.target) : null)
      return
    }
    if (this.#fingers.size === 2) {
      this.#pinch(event.pointerId, before, now)
      return
    }
    if (!this.#moved && Math.hypot(now.x - this.#begin.x, now.y - this.#begin.y) < SLACK) return
    this.#moved = true
    this.#fingers.set(event.pointerId, now)
    if (this.#drag) this.#drag.move(at, event)
    else this.#hands.pan(now.x - before.x, now.y - before.y)
  }

  up(event: PointerEvent, surface: Element): void {
    if (!this.#fingers.delete(event.pointerId)) return
    const now = this.#place(event, surface)
    if (this.#fingers.size > 0) return
    const drag = this.#drag
    this.#drag = null
    if (drag) drag.end(this.#hands.pointAt(now.x, now.y), this.#moved)
    if (!this.#moved && this.#press && event.button === 0) this.#hands.tap(this.#press)
    this.#press = null
    this.#moved = false
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
    this.#drag?.cancel()
    this.#drag = null
    this.#press = null
    this.#moved = false
  }

  #pinch(id: number, before: Finger, now: Finger): void {
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1]
    this.#fingers.set(id, now)
    if (!other) return
    const apart = (a: Finger): number => Math.hypot(a.x - other.x, a.y - other.y)
    this.#hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    this.#hands.zoom(apart(now) / Math.max(1, apart(before)), (now.x + other.x) / 2, (now.y + other.y) / 2)
  }

  #place(event: PointerEvent, surface: Element): Finger {
    const box = surface.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
}

function modelOf(target: Element): string | null {
  return target.closest('[data-model]')?.getAttribute('data-model') ?? null
}

function doorOf(target: Element): number | null {
  const door = target.closest('[data-door]')?.getAttribute('data-door')
  return door == null ? null : Number(door)
}
