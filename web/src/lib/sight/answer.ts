import type { Cause, SightReport } from '../../wire'

export type LineKind = 'visible' | 'hidden' | 'cover' | 'obscured' | 'plain'

/** What a deciding line shows, by the rule that decided. */
export function lineKind(cause: Cause, answer: SightReport): LineKind {
  if (/-VIS-/.test(cause.rule)) return answer.visible ? 'visible' : 'hidden'
  if (/-OBS-|-RUL-08/.test(cause.rule)) return 'obscured'
  if (/-COV-|-OP-30/.test(cause.rule)) return 'cover'
  return 'plain'
}
