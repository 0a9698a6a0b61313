import { remember, remembered } from '../remembered'
import type { Ask } from '../../wire'

/** Kinds of decisions that a player may leave to the program, in the order in which they are listed. */
export const AUTOMATIC = ['reroll', 'saves', 'cover-save', 'use', 'keep', 'weapon', 'resolve', 'next-target', 'react', 'allocate'] as const satisfies readonly Ask['kind'][]

const KEY = 'automatic'

function stored(): ReadonlySet<string> {
  const known: readonly string[] = AUTOMATIC
  return new Set((remembered(KEY) ?? '').split(' ').filter((kind) => known.includes(kind)))
}

let left = $state.raw<ReadonlySet<string>>(stored())

/** Whether decisions of a kind are left to the program. */
export function isAutomatic(kind: string): boolean {
  return left.has(kind)
}

export function setAutomatic(kind: string, automatic: boolean): void {
  const next = new Set(left)
  if (automatic) next.add(kind)
  else next.delete(kind)
  left = next
  remember(KEY, [...next].join(' '))
}
