import type { CatalogView } from '../wire'
import { api } from './api'
import type { Language } from './i18n/language'

const fetched = new Map<Language, Promise<CatalogView>>()

/** Everything a game can be made of, asked for once a language. */
export function catalog(language: Language): Promise<CatalogView> {
  const known = fetched.get(language)
  if (known) return known
  const asked = api<CatalogView>('/api/catalog')
  fetched.set(language, asked)
  // A failure is not kept, so that the next visitor of the form asks again.
  asked.catch(() => fetched.delete(language))
  return asked
}
