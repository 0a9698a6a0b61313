import { expect, test } from 'vitest'

import { waysOf } from '../src/lib/game/advice'
import type { Advice } from '../src/wire'

const END: Advice = { answer: 'end', label: 'End', reason: 'Nothing useful is left to do.', odds: null, activations: [] }

test('one answer is one way with its reason', () => {
  expect(waysOf(END)).toEqual([{ answer: 'end', label: 'End', then: '', words: ['Nothing useful is left to do.'] }])
  expect(waysOf({ ...END, reason: '' })[0]?.words).toEqual([])
})

test('activations are ways of their own: what follows, what is expected, and why', () => {
  const advice: Advice = {
    ...END,
    answer: 'activate A1 engage',
    activations: [
      { answer: 'activate A1 engage', label: 'A1', steps: ['Reposition', 'Shoot B2'], expected: '3 wounds off B2.', why: ['It hides.'] },
      { answer: 'activate A2 conceal', label: 'A2', steps: [], expected: null, why: ['It comes closer.', 'It stays in danger.'] },
    ],
  }
  expect(waysOf(advice)).toEqual([
    { answer: 'activate A1 engage', label: 'A1', then: 'Reposition · Shoot B2', words: ['3 wounds off B2.', 'It hides.'] },
    { answer: 'activate A2 conceal', label: 'A2', then: '', words: ['It comes closer.', 'It stays in danger.'] },
  ])
})
