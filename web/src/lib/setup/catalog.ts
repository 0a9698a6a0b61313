import { api } from '../api'
import type { KillzoneView, MissionView, TeamCard } from '../../wire'

export interface Switch {
  name: string
  /** Its name in words, and what it decides. */
  text: string
  values: string[]
  default: string
}

export interface RuleSetEntry {
  id: string
  name: string
  playable: boolean
  switches: Switch[]
}

export interface Level {
  id: string
  name: string
}

/** Everything a game can be made of. */
export interface Catalog {
  rule_sets: RuleSetEntry[]
  teams: TeamCard[]
  killzones: KillzoneView[]
  missions: (MissionView & { rules: string })[]
  levels: Level[]
}

export function loadCatalog(): Promise<Catalog> {
  return api<Catalog>('/api/catalog')
}
