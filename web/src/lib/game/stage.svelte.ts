import type { PointView } from '../../wire'
import type { Drag, Press } from '../board/gestures'
import type { Ghost } from '../board/piece'

export interface Ring {
  model: string
  kind: 'target' | 'no-target' | 'chosen' | 'friend'
  /** Written beside it, such as odds. */
  text?: string
}

export interface SightLine {
  from: readonly number[]
  to: readonly number[]
  kind: 'visible' | 'hidden' | 'cover' | 'obscured' | 'plain'
}

export interface Way {
  points: readonly PointView[]
  legal: boolean
  /** The radius of the base at the end of it. */
  radius: number
  /** Written at its end; its length unless given. */
  text?: string
}

/** What a decision puts on the board, and what the board tells it. */
export interface Scene {
  /** Places are being chosen. */
  pointing?: boolean
  /** Where something may be put. */
  region?: readonly (readonly PointView[])[]
  /** Areas that can be chosen, with the one under the pointer brought out. */
  areas?: readonly { outline: readonly PointView[]; strong: boolean; text: string }[]
  way?: Way | null
  /** A unit that is about to move. */
  ghosts?: readonly Ghost[]
  rings?: readonly Ring[]
  lines?: readonly SightLine[]
  /** Outlines that are about to be put there. */
  shapes?: readonly { outline: readonly PointView[]; legal: boolean }[]
  selected?: string | null
  /** Doors that can be worked, by their place in the board's list. */
  doors?: readonly number[]
  /** The door that is brought out. */
  door?: number | null
  ondoor?: (door: number) => void
  /**
   * A model was picked, and where exactly, if it was not by keyboard. Where models belong to units it is the unit, and
   * `member` the very model.
   */
  onpick?: (model: string, at: PointView | null, member: string) => void
  onpoint?: (at: PointView) => void
  onhover?: (at: PointView | null, model: string | null) => void
  grab?: (press: Press) => Drag | null
}

const BARE: Scene = {}

/** The board as the open decision uses it. One decision at a time has it. */
export class Stage {
  #scene = $state.raw<Scene>(BARE)

  /** The way that a model was sent last, so that it walks there instead of sliding. */
  walks = $state.raw<Readonly<Record<string, readonly PointView[]>>>({})

  /** Where a unit was sent before it was asked where it goes. */
  wanted: PointView | null = null

  get scene(): Scene {
    return this.#scene
  }

  /** Shows a scene; what comes back clears it, as an effect wants. */
  play(scene: Scene): () => void {
    this.#scene = scene
    return () => {
      if (this.#scene === scene) this.#scene = BARE
    }
  }
}
