import { api } from '../api'
import type { KillzoneView, MissionView, TeamCard } from '../../wire'

export interface Switch {
  name: string
  text: string
  rule: string
  /** The usual one first. */
  settings: string[]
}

/** Everything a game can be made of. */
export interface Catalog {
  rules: { id: string; name: string; playable: boolean; switches: Switch[] }[]
  teams: (TeamCard & { id: string })[]
  killzones: (KillzoneView & { id: string })[]
  missions: (MissionView & { id: string })[]
  /** The weakest first. */
  levels: { id: string; name: string }[]
}

export function loadCatalog(): Promise<Catalog> {
  return api<Catalog>('/api/catalog')
}
