import type { PointView } from '../../wire'

export interface Cause {
  rule: string
  text: string
  /** From and to, each as x, y and height. */
  line?: [number[], number[]]
}

export interface SightAnswer {
  rules: string
  distance: number | null
  visible: boolean
  obscured: boolean
  cover: boolean
  engaged: boolean
  valid_target: boolean
  cover_save: boolean
  why: Cause[]
}

export interface PathAnswer {
  legal: boolean
  length: number | null
  path: PointView[]
  why: Cause[]
}

export interface RegionAnswer {
  region: PointView[][]
}

export type LineKind = 'visible' | 'hidden' | 'cover' | 'obscured' | 'plain'

/** What a deciding line shows, by the rule that decided. */
export function lineKind(cause: Cause, answer: SightAnswer): LineKind {
  if (/-VIS-/.test(cause.rule)) return answer.visible ? 'visible' : 'hidden'
  if (/-OBS-|-RUL-08/.test(cause.rule)) return 'obscured'
  if (/-COV-|-OP-30/.test(cause.rule)) return 'cover'
  return 'plain'
}
