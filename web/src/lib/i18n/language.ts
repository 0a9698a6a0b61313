export const LANGUAGES = ['en', 'fr', 'es', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words, as the menu shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
}

/** The first language of a list of tags (`fr-CH`, `en`) that the page speaks; English if none. */
export function firstSpoken(tags: readonly string[]): Language {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0]
    const known = LANGUAGES.find((language) => language === primary)
    if (known) return known
  }
  return 'en'
}
