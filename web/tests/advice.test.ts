import { expect, test } from 'vitest'

import { waysOf } from '../src/lib/game/advice'
import type { Advice } from '../src/wire'

const END: Advice = { answer: { kind: 'end' }, label: 'End', reason: 'Nothing useful is left to do.', odds: null, activations: [] }

test('one answer is one way with its reason', () => {
  expect(waysOf(END)).toEqual([{ answer: { kind: 'end' }, label: 'End', then: '', words: ['Nothing useful is left to do.'] }])
  expect(waysOf({ ...END, reason: '' })[0]?.words).toEqual([])
})

test('activations are ways of their own: what follows, what is expected, and why', () => {
  const advice: Advice = {
    ...END,
    answer: { kind: 'activate', model: 'A1', order: 'engage' },
    activations: [
      { answer: { kind: 'activate', model: 'A1', order: 'engage' }, label: 'A1', steps: ['Reposition', 'Shoot B2'], expected: '3 wounds off B2.', why: ['It hides.'] },
      { answer: { kind: 'activate', model: 'A2', order: 'conceal' }, label: 'A2', steps: [], expected: null, why: ['It comes closer.', 'It stays in danger.'] },
    ],
  }
  expect(waysOf(advice)).toEqual([
    { answer: { kind: 'activate', model: 'A1', order: 'engage' }, label: 'A1', then: 'Reposition · Shoot B2', words: ['3 wounds off B2.', 'It hides.'] },
    { answer: { kind: 'activate', model: 'A2', order: 'conceal' }, label: 'A2', then: '', words: ['It comes closer.', 'It stays in danger.'] },
  ])
})
