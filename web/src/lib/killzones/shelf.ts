import { api } from '../api'
import type { KillzoneView } from '../../wire'

/** Something to say about a killzone, and where it belongs. */
export interface KillzoneRemark {
  /** `terrain`, `wall`, `door` or `objective`, where it is about one. */
  thing: string | null
  /** Which of them. */
  index: number | null
  field: string | null
  text: string
}

export interface KillzoneCheck {
  problems: KillzoneRemark[]
  warnings: KillzoneRemark[]
  /** The killzone as a file. */
  file: string
}

export interface SavedKillzone {
  id: string
  /** Whether whoever asks may change it. */
  mine: boolean
  killzone: KillzoneView
}

export interface KillzoneToSave {
  /** The one it replaces; null for a new one. */
  id: string | null
  killzone: KillzoneView
}

export const checkKillzone = (killzone: KillzoneView): Promise<KillzoneCheck> =>
  api('/api/killzones/check', { body: killzone })

export const saveKillzone = (wanted: KillzoneToSave): Promise<SavedKillzone> => api('/api/killzones', { body: wanted })

export const myKillzones = (): Promise<SavedKillzone[]> => api('/api/killzones')

export const savedKillzone = (id: string): Promise<SavedKillzone> => api(`/api/killzones/${encodeURIComponent(id)}`)

/** A killzone file in TOML, read by the server, which knows the format. */
export const readKillzoneFile = (text: string): Promise<KillzoneView> => api('/api/killzones/read', { body: text })
