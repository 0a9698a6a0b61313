import { api } from '../api'
import type { KillzoneCheck, KillzoneToSave, KillzoneView, SavedKillzone } from '../../wire'

export const checkKillzone = (killzone: KillzoneView): Promise<KillzoneCheck> =>
  api('/api/killzones/check', { body: killzone })

export const saveKillzone = (wanted: KillzoneToSave): Promise<SavedKillzone> => api('/api/killzones', { body: wanted })

export const myKillzones = (): Promise<SavedKillzone[]> => api('/api/killzones')

export const savedKillzone = (id: string): Promise<SavedKillzone> => api(`/api/killzones/${encodeURIComponent(id)}`)

/** A killzone file in TOML, read by the server, which knows the format. */
export const readKillzoneFile = (text: string): Promise<KillzoneView> => api('/api/killzones/read', { body: text })
