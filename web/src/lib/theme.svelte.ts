import { remember, remembered } from './remembered'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

function stored(): Theme {
  const value = remembered('theme')
  return THEMES.find((theme) => theme === value) ?? 'system'
}

let chosen = $state<Theme>('system')

/** The theme the person has chosen; `system` follows the browser. */
export function theme(): Theme {
  return chosen
}

/** Shows the theme that was chosen last time. */
export function applyTheme(): void {
  show(stored())
}

export function chooseTheme(next: Theme): void {
  remember('theme', next === 'system' ? null : next)
  show(next)
}

function show(next: Theme): void {
  chosen = next
  // Without the attribute `color-scheme` follows the system, and every `light-dark()` with it.
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
}
