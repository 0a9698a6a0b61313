import { createContext } from 'svelte'

/** What everything drawn on a board may know of it. All lengths are board inches, y to the north. */
export interface Frame {
  readonly width: number
  readonly depth: number
  /** How many inches a CSS pixel is now: things that keep their size on the screen are drawn with it. */
  readonly pixel: number
  /** The address of a pattern of this board, for `fill`. */
  pattern(name: PatternName): string
}

export type PatternName = 'heavy' | 'light' | 'open' | 'floor' | 'zone-0' | 'zone-1' | 'zone-2' | 'zone-3' | 'zone-4'

export const [frame, giveFrame] = createContext<Frame>()
