/** The killzone that is being drawn and has not been saved: it survives a reload. */

import type { KillzoneView } from '../../wire'
import { emptyKillzone } from '../drawing/things'
import { remember, remembered } from '../remembered'

const KEY = 'killzone'

export function keepDraft(killzone: KillzoneView | null): void {
  remember(KEY, killzone ? JSON.stringify(killzone) : null)
}

export function keptDraft(): KillzoneView {
  try {
    const kept = JSON.parse(remembered(KEY) ?? '') as KillzoneView
    const lists = [kept.terrain, kept.walls, kept.doors, kept.objectives]
    if (lists.every(Array.isArray) && kept.width > 0 && kept.depth > 0) return { ...emptyKillzone(), ...kept }
  } catch {
    // Nothing was kept, or by an older page.
  }
  return emptyKillzone()
}
