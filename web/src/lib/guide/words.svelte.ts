/** The words of the guide: fetched with it, so that nobody else waits for them. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

import { say, type Arguments } from '../i18n/bundles'
import type { Language } from '../i18n/language'

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../../locales/en/page-guide.ftl?raw'),
  fr: () => import('../../../../locales/fr/page-guide.ftl?raw'),
  es: () => import('../../../../locales/es/page-guide.ftl?raw'),
  it: () => import('../../../../locales/it/page-guide.ftl?raw'),
}

export type Speak = (id: string, args?: Arguments) => string

/** The voice of the guide in a language. */
export async function guideIn(language: Language): Promise<Speak> {
  const text = (await FILES[language]()).default
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return (id, args) => say(bundle, id, args)
}
