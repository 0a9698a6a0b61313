import type { KillzoneView, PointView, TerrainView } from '../../wire'
import type { Drag, Press } from '../board/gestures'
import { distance } from '../board/outline'
import { snapped } from '../board/view'
import {
  CONTROL_RADIUS,
  KINDS,
  MOST_CORNERS,
  added,
  copied,
  cutByDoor,
  encloses,
  freshName,
  outlined,
  points,
  rectangle,
  removed,
  resized,
  shifted,
  thing,
  thingAt,
  things,
  wallEnd,
  withPoints,
  type Named,
  type Pick,
} from './things'

export const TOOLS = ['select', 'rectangle', 'polygon', 'wall', 'door', 'objective', 'control_point', 'drop_zone'] as const
export type Tool = (typeof TOOLS)[number]

/** How many steps can be taken back. */
const STEPS = 100

/** What new terrain is like: as the last one that somebody drew or picked. */
type Manner = Omit<TerrainView, 'footprint' | 'name'>

/** A killzone on the drawing board: tools, what is picked, and every step to take back. */
export class Drawing {
  killzone = $state.raw<KillzoneView>() as KillzoneView
  picked = $state.raw<Pick | null>(null)
  tool = $state<Tool>('select')
  /** The grid that points keep to, in inches; 0 is none. */
  snap = $state(0.5)
  /** The corners of something that is not finished. */
  draft = $state.raw<PointView[]>([])
  manner = $state.raw<Manner>({ kind: 'heavy', bottom: 0, top: 4, vantage: false })

  #past = $state.raw<KillzoneView[]>([])
  #future = $state.raw<KillzoneView[]>([])
  /** What new things are called, in the words of the page. */
  readonly #names: (kind: Named) => string

  constructor(killzone: KillzoneView, names: (kind: Named) => string) {
    this.killzone = killzone
    this.#names = names
  }

  get mayUndo(): boolean {
    return this.#past.length > 0
  }

  get mayRedo(): boolean {
    return this.#future.length > 0
  }

  get pickedPoints(): PointView[] {
    return this.picked ? points(this.killzone, this.picked) : []
  }

  /** Another killzone altogether; the steps begin anew. */
  open(killzone: KillzoneView): void {
    this.killzone = killzone
    this.#past = []
    this.#future = []
    this.picked = null
    this.draft = []
  }

  /** A step that can be taken back. */
  commit(next: KillzoneView, before: KillzoneView = this.killzone): void {
    if (next === before) return
    this.#past = [...this.#past.slice(-STEPS + 1), before]
    this.#future = []
    this.killzone = next
    if (this.picked && !thing(next, this.picked.kind, this.picked.index)) this.picked = null
  }

  undo(): void {
    this.#travel('back')
  }

  redo(): void {
    this.#travel('forth')
  }

  #travel(way: 'back' | 'forth'): void {
    const [from, to] = way === 'back' ? [this.#past, this.#future] : [this.#future, this.#past]
    const next = from.at(-1)
    if (!next) return
    const [rest, other] = [from.slice(0, -1), [...to, this.killzone]]
    ;[this.#past, this.#future] = way === 'back' ? [rest, other] : [other, rest]
    this.killzone = next
    if (this.picked && !thing(next, this.picked.kind, this.picked.index)) this.picked = null
  }

  choose(tool: Tool): void {
    this.tool = tool
    this.draft = []
    if (tool !== 'select') this.picked = null
  }

  pick(next: Pick | null): void {
    this.picked = next
    const part = next?.kind === 'terrain' ? thing(this.killzone, 'terrain', next.index) : undefined
    if (part) this.manner = { kind: part.kind, bottom: part.bottom, top: part.top, vantage: part.vantage }
  }

  remove(): void {
    if (!this.picked) return
    const next = removed(this.killzone, this.picked)
    this.picked = null
    this.commit(next)
  }

  copy(how: 'beside' | 'turned'): void {
    if (!this.picked) return
    const [next, copy] = copied(this.killzone, this.picked, how)
    this.commit(next)
    if (copy) this.picked = copy
  }

  /** Completes the symmetry of half a turn: everything that has no counterpart gets one. */
  mirrorAll(): void {
    let next = this.killzone
    for (const kind of KINDS) {
      const count = things(next, kind).length
      for (let index = 0; index < count; index += 1) {
        const [grown, copy] = copied(next, { kind, index }, 'turned')
        if (copy && !covered(next, points(grown, copy), kind)) next = grown
      }
    }
    this.commit(next)
  }

  move(by: PointView): void {
    if (!this.picked) return
    this.commit(withPoints(this.killzone, this.picked, shifted(this.pickedPoints, by, this.killzone)))
  }

  resize(width: number, depth: number): void {
    this.commit(resized(this.killzone, width, depth))
  }

  /** A corner more in the middle of an edge. */
  addCorner(after: number): void {
    const all = this.pickedPoints
    const [a, b] = [all[after], all[(after + 1) % all.length]]
    if (!this.picked || !outlined(this.picked.kind) || !a || !b || all.length >= MOST_CORNERS) return
    const middle = snapped([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], 0)
    this.commit(withPoints(this.killzone, this.picked, [...all.slice(0, after + 1), middle, ...all.slice(after + 1)]))
  }

  removeCorner(index: number): void {
    const rest = this.pickedPoints.filter((_, i) => i !== index)
    if (this.picked && outlined(this.picked.kind) && encloses(rest)) this.commit(withPoints(this.killzone, this.picked, rest))
  }

  /** Closes the polygon that is being drawn, or ends the row of walls. */
  finish(): void {
    const outline = this.draft
    this.draft = []
    if (this.tool === 'polygon' && encloses(outline)) this.#addTerrain(outline)
  }

  /** A click: sets a point with tools that set them one by one, and lets go of what is picked on bare ground. */
  point(at: PointView): void {
    const to = this.aim(at)
    if (this.tool === 'objective' || this.tool === 'control_point') {
      const [next, made] =
        this.tool === 'objective'
          ? added(this.killzone, 'objective', { name: this.#fresh('objective'), at: to })
          : added(this.killzone, 'control_point', { name: this.#fresh('control_point'), at: to, radius: CONTROL_RADIUS })
      this.commit(next)
      this.picked = made
    } else if (this.tool === 'wall' || this.tool === 'door') {
      const start = this.draft[0]
      const goesOn = start && distance(start, to) > 0.01
      if (goesOn) this.#addStretch(start, to)
      // The next wall begins where this one ends; a click on the same place ends the row.
      this.draft = start && (!goesOn || this.tool === 'door') ? [] : [to]
    } else if (this.tool === 'polygon') {
      const first = this.draft[0]
      const closes = first && this.draft.length >= 3 && distance(first, to) < 0.01
      if (closes || this.draft.length >= MOST_CORNERS) this.finish()
      else if (!this.draft.some((known) => distance(known, to) < 0.01)) this.draft = [...this.draft, to]
    } else if (this.tool === 'select' && !thingAt(this.killzone, at, 0)) this.picked = null
  }

  /** What a press with the tool takes hold of. `near` is how far off a line still counts as hit. */
  grab(press: Press, near: number): Drag | null {
    if (this.tool === 'select') return this.#hold(press, near)
    if (this.tool === 'rectangle' || this.tool === 'drop_zone' || this.tool === 'wall' || this.tool === 'door') return this.#stretch(press.at)
    return null
  }

  /** Where a point goes that the tool sets near a place. */
  aim(at: PointView): PointView {
    const walling = this.tool === 'wall' || this.tool === 'door'
    return walling ? wallEnd(this.killzone, at, (there) => this.#onBoard(there)) : this.#onBoard(at)
  }

  #onBoard(at: PointView): PointView {
    const to = snapped(at, this.snap)
    return [Math.min(this.killzone.width, Math.max(0, to[0])), Math.min(this.killzone.depth, Math.max(0, to[1]))]
  }

  #stretch(from: PointView): Drag {
    const start = this.aim(from)
    const boxes = this.tool === 'rectangle' || this.tool === 'drop_zone'
    const shape = (to: PointView): PointView[] => (boxes ? rectangle(start, this.aim(to)) : [start, this.aim(to)])
    return {
      move: (at) => (this.draft = shape(at)),
      end: (at, moved) => {
        // A press that did not move is a click, which sets one end.
        if (!moved) return
        const made = shape(at)
        this.draft = []
        this.#addShape(made)
      },
      cancel: () => (this.draft = []),
    }
  }

  #addShape(made: PointView[]): void {
    const [from, to] = made
    if (this.tool === 'rectangle') {
      if (encloses(made)) this.#addTerrain(made)
    } else if (this.tool === 'drop_zone') {
      if (!encloses(made)) return
      const [next, pick] = added(this.killzone, 'drop_zone', { name: this.#fresh('drop_zone'), footprint: made })
      this.commit(next)
      this.picked = pick
    } else if (from && to && distance(from, to) > 0.01) this.#addStretch(from, to)
  }

  #addStretch(from: PointView, to: PointView): void {
    const [next, pick] =
      this.tool === 'wall'
        ? added(this.killzone, 'wall', { from, to })
        : added(cutByDoor(this.killzone, from, to), 'door', { name: this.#fresh('door'), from, to, open: false })
    this.commit(next)
    this.picked = pick
  }

  #fresh(kind: Named): string {
    return freshName(this.killzone, kind, this.#names(kind))
  }

  #addTerrain(footprint: PointView[]): void {
    const [next, pick] = added(this.killzone, 'terrain', { name: this.#fresh('terrain'), ...this.manner, footprint })
    this.commit(next)
    this.picked = pick
  }

  #hold(press: Press, near: number): Drag | null {
    const corner = press.target.getAttribute('data-corner')
    const edge = press.target.getAttribute('data-edge')
    if (edge !== null) this.addCorner(Number(edge))
    const held = corner !== null ? Number(corner) : edge !== null ? Number(edge) + 1 : null
    if (held === null) {
      const hit = thingAt(this.killzone, press.at, near)
      // Bare ground: the board is dragged, and a click lets go (`letGo`).
      if (!hit) return null
      this.pick(hit)
    }
    const picked = this.picked
    if (!picked) return null
    const before = this.killzone
    const all = points(before, picked)
    const anchor = all[held ?? 0] ?? press.at
    const stretch = picked.kind === 'wall' || picked.kind === 'door'
    const others = stretch ? removed(before, picked) : before
    const end = (at: PointView): PointView =>
      stretch ? wallEnd(others, at, (there) => this.#onBoard(there)) : this.#onBoard(at)
    const place = (at: PointView): KillzoneView => {
      if (held !== null) return withPoints(before, picked, all.map((p, i) => (i === held ? end(at) : p)))
      const target = snapped([anchor[0] + at[0] - press.at[0], anchor[1] + at[1] - press.at[1]], this.snap)
      return withPoints(before, picked, shifted(all, [target[0] - anchor[0], target[1] - anchor[1]], before))
    }
    return {
      move: (at) => (this.killzone = place(at)),
      end: (at, moved) => {
        this.killzone = before
        if (moved) this.commit(place(at), before)
      },
      cancel: () => (this.killzone = before),
    }
  }
}

/** Whether a killzone has a thing of a kind with these points already, in whatever order. */
function covered(killzone: KillzoneView, wanted: readonly PointView[], kind: Pick['kind']): boolean {
  const key = (all: readonly PointView[]): string => all.map((p) => p.map((n) => n.toFixed(2)).join()).sort().join(';')
  return things(killzone, kind).some((_, index) => key(points(killzone, { kind, index })) === key(wanted))
}
