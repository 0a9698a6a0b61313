import { describe, expect, test } from 'vitest'

import { chargedBy, deedsOf, doorsOf, pickable, volleys } from '../src/lib/game/asks/deeds'
import { alongPath } from '../src/lib/game/asks/intercept'
import { tracedAnswer } from '../src/lib/game/notation'
import type { Choice } from '../src/wire'

const WHY = { rule: 'KT18-MOVE-05', text: 'Not now.' }

function choice(answer: string, rest: Partial<Choice> = {}): Choice {
  return { kind: answer.split(' ')[0] ?? '', label: answer, answer, needs: [], automatic: false, ...rest }
}

const CHOICES = [
  choice('do A2 stay', { why_not: WHY }),
  choice('do A1 stay'),
  choice('do A1 normal to {place}', { needs: ['place'] }),
  choice('do A1 ready', { why_not: WHY }),
  choice('do A1 charge B1'),
  choice('do A1 charge B3'),
  choice('do A1 door 3'),
  choice('end'),
]

describe('what models may do', () => {
  test('those who may do something come first', () => {
    expect(pickable(CHOICES).map((one) => [one.model, one.able])).toEqual([
      ['A1', true],
      ['A2', false],
    ])
  })

  test('is told by kind, with why not', () => {
    const deeds = deedsOf(CHOICES, 'A1')
    expect(deeds.map((one) => one.kind)).toEqual(['normal', 'charge', 'door', 'ready', 'stay'])
    expect(deeds.find((one) => one.kind === 'ready')?.why_not).toEqual(WHY)
    expect(deeds.find((one) => one.kind === 'stay')?.why_not).toBeUndefined()
  })

  test('names enemies and doors', () => {
    const deeds = deedsOf(CHOICES, 'A1')
    expect(chargedBy(deeds.find((one) => one.kind === 'charge')?.choices ?? [])).toEqual(['B1', 'B3'])
    expect(doorsOf(CHOICES).map((one) => one.door)).toEqual([2])
    expect(doorsOf([choice('door 12'), choice('pass')]).map((one) => one.door)).toEqual([11])
  })
})

test('attacks are taken apart by weapon and target', () => {
  const [both] = volleys([choice('attack A1 rifle at B1 B2 split 2 1 and carbine at B1'), choice('pass')])
  expect(both?.weapons).toEqual(['rifle', 'carbine'])
  expect(both?.targets).toEqual(['B1', 'B2'])
})

test('a charge is stopped along its path', () => {
  const path: [number, number][] = [[0, 0], [4, 0], [4, 4]]
  expect(alongPath(path, 0.25)).toEqual([2, 0])
  expect(alongPath(path, 0.75)).toEqual([4, 2])
  expect(alongPath(path, 2)).toEqual([4, 4])
  expect(alongPath([], 0.5)).toBeNull()
})

test('the way of a charge is answered as it was shown', () => {
  expect(tracedAnswer({ answer: 'go to 4,4', path: [[0, 0, 0], [4, 0, 0], [4, 4, 0]] })).toBe('go along 4,0 4,4')
  expect(tracedAnswer({ answer: 'go to 4,4', path: [[0, 0, 0], [4, 4, 0]] })).toBe('go to 4,4')
  expect(tracedAnswer({ answer: 'go to 4,4', path: [] })).toBe('go to 4,4')
})
