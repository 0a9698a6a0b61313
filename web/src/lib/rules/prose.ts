/** The small Markdown of the rule books, as pieces that can be shown without trusting any of it as HTML. */

export type Piece =
  | { kind: 'text' | 'code' | 'strong' | 'emphasis'; text: string }
  | { kind: 'rule'; text: string; id: string }

const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b)/

/**
 * Splits a text at its marks and at the ids of rules.
 *
 * Books shorten ids (`SHOOT-07` for `KT21-SHOOT-07`); `known` are the full ids that the text cites, and only they
 * become links.
 */
export function pieces(text: string, known: readonly string[]): Piece[] {
  const found: Piece[] = []
  for (const [i, part] of text.split(MARKS).entries()) {
    if (part === '') continue
    if (i % 2 === 0) found.push({ kind: 'text', text: part })
    else if (part.startsWith('`')) found.push({ kind: 'code', text: part.slice(1, -1) })
    else if (part.startsWith('**')) found.push({ kind: 'strong', text: part.slice(2, -2) })
    else if (part.startsWith('*')) found.push({ kind: 'emphasis', text: part.slice(1, -1) })
    else {
      const id = known.find((full) => full === part || full.endsWith(`-${part}`))
      found.push(id ? { kind: 'rule', text: part, id } : { kind: 'text', text: part })
    }
  }
  return found
}

/** The paragraphs of a text. */
export function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
}
