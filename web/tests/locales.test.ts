import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax'
import { describe, expect, test } from 'vitest'

import { bundlesOf } from '../src/lib/i18n/bundles'
import { LANGUAGES, type Language } from '../src/lib/i18n/language'

const LOCALES = join(import.meta.dirname, '../../locales')
const SRC = join(import.meta.dirname, '../src')
const SHARED = ['term.ftl', 'ask.ftl', 'reason.ftl', 'command.ftl']

function pageFiles(language: Language): string[] {
  return readdirSync(join(LOCALES, language)).filter((name) => /^page.*\.ftl$/.test(name)).sort()
}

function text(language: Language, file: string): string {
  return readFileSync(join(LOCALES, language, file), 'utf8')
}

/** The messages of a file, each with the arguments it uses. */
function messages(language: Language, file: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const entry of parse(text(language, file), {}).body) {
    expect(entry.type, `${language}/${file}`).not.toBe('Junk')
    if (entry.type !== 'Message') continue
    expect(found.has(entry.id.name), `${language}/${file} says ${entry.id.name} twice`).toBe(false)
    found.set(entry.id.name, args(entry))
  }
  return found
}

function args(message: Message): string[] {
  const names = new Set<string>()
  class Variables extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      names.add(node.id.name)
    }
  }
  new Variables().visit(message)
  return [...names].sort()
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

describe.each(LANGUAGES)('%s', (language) => {
  test('has the files, messages and arguments that English has', () => {
    expect(pageFiles(language)).toEqual(pageFiles('en'))
    for (const file of pageFiles('en')) {
      expect([...messages(language, file)], file).toEqual([...messages('en', file)])
    }
  })

  test.each([
    ['kt18', 'ask-deploy'],
    ['kt21', 'term-reposition'],
    ['kt4w40k', 'ask-move'],
  ])('loads, with %s in its own words', (rules, id) => {
    const shared = [...SHARED, ...pageFiles(language)].map((file) => text(language, file))
    const own = (rules: string): string => text(language, `${rules}.ftl`)
    const bundles = bundlesOf(language, { shared, kt18: own('kt18'), kt21: own('kt21'), kt4w40k: own('kt4w40k') })
    const word = (bundle: typeof bundles.shared): unknown => bundle.getMessage(id)?.value
    expect(word(bundles.of(rules))).not.toEqual(word(bundles.shared))
  })
})

test('no message is said in two files, where one would silently win', () => {
  const ids = [...SHARED, ...pageFiles('en')].flatMap((file) => [...messages('en', file).keys()])
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})

describe('messages in the code', () => {
  const known = new Set(
    [...SHARED, ...pageFiles('en')].flatMap((file) => [...messages('en', file).keys()]),
  )
  const code = sources(SRC)

  test('exist', () => {
    const used = code.flatMap((source) => [
      ...[...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => found[1] ?? ''),
      ...[...source.matchAll(/\btFor\([^,()]+,\s*'([^']+)'/g)].map((found) => found[1] ?? ''),
    ])
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter((id) => !known.has(id))).toEqual([])
  })

  test('made from parts have at least one message', () => {
    const beginnings = code.flatMap((source) =>
      [...source.matchAll(/\b(?:t|tFor)\((?:[^,()`]+,\s*)?`([^`$]+)\$\{/g)].map((found) => found[1] ?? ''),
    )
    expect(beginnings.filter((start) => ![...known].some((id) => id.startsWith(start)))).toEqual([])
  })

  test('are all used', () => {
    const words = new Set(code.flatMap((source) => source.match(/[a-z][a-z0-9-]+/g) ?? []))
    const beginnings = code.flatMap((source) =>
      [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1] ?? ''),
    )
    const own = pageFiles('en').flatMap((file) => [...messages('en', file).keys()])
    const unused = own.filter((id) => !words.has(id) && !beginnings.some((start) => id.startsWith(start)))
    expect(unused).toEqual([])
  })
})
