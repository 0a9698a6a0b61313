import { api } from './api'
import type { Language } from './i18n/language'

export interface CatalogWeapon {
  name: string
  reach: 'ranged' | 'melee'
  attacks: number
  hit: number
  damage: [number, number]
  rules: string[]
}

export interface CatalogOperative {
  name: string
  wounds: number
  save: number
  defence: number
  invulnerable?: number | null
  weapons: CatalogWeapon[]
}

export interface CatalogTeam {
  id: string
  rules: string
  name: string
  operatives: CatalogOperative[]
}

export interface Catalog {
  teams: CatalogTeam[]
}

const fetched = new Map<Language, Promise<Catalog>>()

/** The teams and killzones of the server, asked for once a language. */
export function catalog(language: Language): Promise<Catalog> {
  const known = fetched.get(language)
  if (known) return known
  const asked = api<Catalog>('/api/catalog')
  fetched.set(language, asked)
  // A failure is not kept, so that the next visitor of the form asks again.
  asked.catch(() => fetched.delete(language))
  return asked
}
