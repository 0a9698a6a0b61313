import type { Advice, Answer } from '../../wire'

/** Something that a veteran would do, as it is read: what it is called, and the sentences that belong to it. */
export interface Way {
  answer: Answer
  label: string
  /** What follows in the same activation. */
  then: string
  /** What is expected of it, and why it is good. */
  words: readonly string[]
}

/** All that was advised, the best first: whole activations where one is to be begun, else the one answer. */
export function waysOf({ answer, label, reason, activations }: Advice): Way[] {
  if (activations.length === 0) return [{ answer, label, then: '', words: reason === '' ? [] : [reason] }]
  return activations.map(({ answer, label, steps, expected, why }) => ({
    answer,
    label,
    then: steps.join(' · '),
    words: expected === null ? why : [expected, ...why],
  }))
}
