import type { Saves } from '../../wire'

export interface Successes {
  critical: number
  normal: number
}

/** A hit of the attacker's, and the defender's saves put on it. */
export interface Hit {
  kind: 'critical' | 'normal'
  by: 'none' | 'critical' | 'normal' | 'pair' | 'half'
}

/** The attacker's hits with nothing on them, the critical ones first. */
export function bareHits(hits: Successes): Hit[] {
  return [
    ...Array.from({ length: hits.critical }, (): Hit => ({ kind: 'critical', by: 'none' })),
    ...Array.from({ length: hits.normal }, (): Hit => ({ kind: 'normal', by: 'none' })),
  ]
}

/** The saves that are not on a hit yet. */
export function savesLeft(saves: Successes, hits: readonly Hit[]): Successes {
  const count = (by: Hit['by']): number => hits.filter((hit) => hit.by === by).length
  return {
    critical: saves.critical - count('critical'),
    normal: saves.normal - count('normal') - 2 * count('pair') - count('half'),
  }
}

/**
 * The hits after a save was put on one. A normal save on a critical hit is half of what it takes; the second one
 * makes the pair. Nothing changes where the save does not fit or is not there.
 */
export function put(saves: Successes, hits: readonly Hit[], index: number, save: 'critical' | 'normal'): Hit[] {
  const left = savesLeft(saves, hits)
  const changed = [...hits]
  const hit = changed[index]
  if (!hit || left[save] < 1) return changed
  const by = covered(hit, save)
  if (by) changed[index] = { ...hit, by }
  return changed
}

function covered(hit: Hit, save: 'critical' | 'normal'): Hit['by'] | null {
  if (save === 'normal' && hit.by === 'half') return 'pair'
  if (hit.by !== 'none') return null
  if (save === 'critical') return 'critical'
  return hit.kind === 'critical' ? 'half' : 'normal'
}

/** The hits with everything taken off one again. */
export function takeOff(hits: readonly Hit[], index: number): Hit[] {
  return hits.map((hit, at) => (at === index ? { ...hit, by: 'none' } : hit))
}

/** The allocation; half pairs count for nothing. */
export function spentOn(hits: readonly Hit[]): Saves {
  const count = (kind: Hit['kind'], by: Hit['by']): number =>
    hits.filter((hit) => hit.kind === kind && hit.by === by).length
  return {
    criticals_on_criticals: count('critical', 'critical'),
    criticals_on_normals: count('normal', 'critical'),
    pairs_on_criticals: count('critical', 'pair'),
    normals_on_normals: count('normal', 'normal'),
  }
}

/** The hits as an allocation covers them. */
export function hitsUnder(hits: Successes, spent: Saves): Hit[] {
  const critical: Hit['by'][] = [...times<Hit['by']>(spent.criticals_on_criticals, 'critical'), ...times<Hit['by']>(spent.pairs_on_criticals, 'pair')]
  const normal: Hit['by'][] = [...times<Hit['by']>(spent.criticals_on_normals, 'critical'), ...times<Hit['by']>(spent.normals_on_normals, 'normal')]
  return bareHits(hits).map((hit, index) => {
    const by = hit.kind === 'critical' ? critical[index] : normal[index - hits.critical]
    return { ...hit, by: by ?? 'none' }
  })
}

function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value)
}
