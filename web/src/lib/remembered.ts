/** Small settings that this browser keeps. Private windows may refuse; then nothing is kept. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`coverline.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`coverline.${key}`)
    else localStorage.setItem(`coverline.${key}`, value)
  } catch {
    // Nothing depends on it.
  }
}
