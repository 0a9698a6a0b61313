import type { TeamCard } from '../wire'
import { api } from './api'
import type { Language } from './i18n/language'

/** What the odds calculator needs of the catalogue. */
export interface Catalog {
  teams: TeamCard[]
}

const fetched = new Map<Language, Promise<Catalog>>()

/** The teams of the server, asked for once a language. */
export function catalog(language: Language): Promise<Catalog> {
  const known = fetched.get(language)
  if (known) return known
  const asked = api<Catalog>('/api/catalog')
  fetched.set(language, asked)
  // A failure is not kept, so that the next visitor of the form asks again.
  asked.catch(() => fetched.delete(language))
  return asked
}
