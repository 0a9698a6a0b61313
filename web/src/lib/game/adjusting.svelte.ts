import type { PointView } from '../../wire'
import type { Drag, Press } from '../board/gestures'
import type { Ghost } from '../board/piece'
import type { Marching } from './marching.svelte'
import { snapTo } from './snap'

/** Sending single models of a unit elsewhere: picked first and then sent by a click, or dragged there. */
export class Adjusting {
  /** The model that is sent elsewhere next. */
  single = $state<number | null>(null)
  #dragged = $state.raw<{ number: number; at: PointView } | null>(null)
  #tapped = false

  constructor(readonly marching: Marching) {}

  /** The ghosts with the one that is being dragged where it is dragged to. */
  shown(ghosts: readonly Ghost[]): Ghost[] {
    const dragged = this.#dragged
    return ghosts.map((ghost) =>
      ghost.number === dragged?.number ? { ...ghost, path: [ghost.path[0] ?? dragged.at, dragged.at] } : ghost,
    )
  }

  pick(number: number): void {
    this.single = number === this.single ? null : number
  }

  /** Takes a click on the board. Whether it was about a single model. */
  click(at: PointView): boolean {
    if (this.#tapped) {
      this.#tapped = false
      return true
    }
    if (this.single === null || !this.marching.adjustable) return false
    this.marching.adjust(this.single, snapTo([], at))
    this.single = null
    return true
  }

  /** Takes hold of a model, if that is what was pressed. */
  grab(press: Press): Drag | null {
    const held = press.target.closest('[data-ghost]')?.getAttribute('data-ghost')
    if (held == null || !this.marching.adjustable) return null
    const number = Number(held)
    return {
      move: (at) => (this.#dragged = { number, at }),
      end: (at, moved) => {
        this.#dragged = null
        if (moved) this.marching.adjust(number, snapTo([], at))
        else {
          this.pick(number)
          this.#tapped = true
        }
      },
      cancel: () => (this.#dragged = null),
    }
  }
}
