import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Language } from './language'

export type Arguments = Record<string, FluentVariable>

/** The rule sets that word some things in their own way. */
const WORDED = ['kt18', 'kt21', 'kt4w40k'] as const
type Worded = (typeof WORDED)[number]

/** The sentences of a language as files say them: those of every rule set, and those that some have instead. */
export type Sources = { shared: readonly string[] } & Record<Worded, string>

/** The sentences of one language, ready to be spoken. */
export interface Bundles {
  language: Language
  shared: FluentBundle
  /** The sentences in a rule set's own words. */
  of(rules: string): FluentBundle
}

export function bundlesOf(language: Language, sources: Sources): Bundles {
  const bundle = (texts: readonly string[]): FluentBundle => {
    // Nothing here mixes writing directions, so names need no invisible marks round them.
    const made = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true })
    return made
  }
  const shared = bundle(sources.shared)
  const own = new Map<string, FluentBundle>(WORDED.map((rules) => [rules, bundle([...sources.shared, sources[rules]])]))
  return { language, shared, of: (rules) => own.get(rules) ?? shared }
}

/** A message in words; its id where there is no such message, so that the gap can be seen. */
export function say(bundle: FluentBundle, id: string, args?: Arguments): string {
  const message = bundle.getMessage(id)
  if (!message?.value) return id
  return bundle.formatPattern(message.value, args ?? null, [])
}
