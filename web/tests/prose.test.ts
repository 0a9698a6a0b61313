import { expect, test } from 'vitest'

import { pieces } from '../src/lib/rules/prose'
import { bookOf, chapters } from '../src/lib/rules/rule'

test('cited ids become links, also where the book shortens them', () => {
  expect(pieces('As SHOOT-07 says (KT21-OP-36, D6).', ['KT21-SHOOT-07', 'KT21-OP-36'])).toEqual([
    { kind: 'text', text: 'As ' },
    { kind: 'rule', text: 'SHOOT-07', id: 'KT21-SHOOT-07' },
    { kind: 'text', text: ' says (' },
    { kind: 'rule', text: 'KT21-OP-36', id: 'KT21-OP-36' },
    { kind: 'text', text: ', D6).' },
  ])
})

test('what is not cited stays text', () => {
  expect(pieces('A D-02 die', [])).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'text', text: 'D-02' },
    { kind: 'text', text: ' die' },
  ])
})

test('marks become pieces, and HTML stays text', () => {
  expect(pieces('**must** use `a*b` <b>', [])).toEqual([
    { kind: 'strong', text: 'must' },
    { kind: 'text', text: ' use ' },
    { kind: 'code', text: 'a*b' },
    { kind: 'text', text: ' <b>' },
  ])
})

test('a book is known by the beginning of an id', () => {
  expect(bookOf('KT21-SHOOT-09')).toBe('kt21')
  expect(bookOf('kt24-act')).toBe('kt24')
  expect(bookOf('K4W-CORE-01')).toBe('kt4w40k')
})

test('chapters keep the order of the book', () => {
  const heading = (id: string, section: string) => ({ id, section, kind: 'statement' as const, title: '' })
  const found = chapters([heading('a', '2'), heading('b', '1'), heading('c', '2')])
  expect(found.map(([name, entries]) => [name, entries.map((entry) => entry.id)])).toEqual([
    ['2', ['a', 'c']],
    ['1', ['b']],
  ])
})
