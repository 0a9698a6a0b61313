import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Language } from './language'

export type Arguments = Record<string, FluentVariable>

/** The sentences of a language as files say them: those of every rule set, and kt21's own instead. */
export interface Sources {
  shared: readonly string[]
  kt21: string
}

/** The sentences of one language, ready to be spoken. */
export interface Bundles {
  language: Language
  shared: FluentBundle
  kt21: FluentBundle
}

export function bundlesOf(language: Language, sources: Sources): Bundles {
  const bundle = (texts: readonly string[]): FluentBundle => {
    // Nothing here mixes writing directions, so names need no invisible marks round them.
    const made = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true })
    return made
  }
  return {
    language,
    shared: bundle(sources.shared),
    kt21: bundle([...sources.shared, sources.kt21]),
  }
}

/** A message in words; its id where there is no such message, so that the gap can be seen. */
export function say(bundle: FluentBundle, id: string, args?: Arguments): string {
  const message = bundle.getMessage(id)
  if (!message?.value) return id
  return bundle.formatPattern(message.value, args ?? null, [])
}
