/** The named parts of a path that fits a pattern such as `/rules/:id`; null if it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = parts(pattern)
  const given = parts(path)
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const there = given[i] ?? ''
    if (part.startsWith(':')) {
      const value = decoded(there)
      if (value === null) return null
      found[part.slice(1)] = value
    } else if (part !== there) return null
  }
  return found
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
