import { describe, expect, test } from 'vitest'

import { chargedBy, deedsOf, doorsOf, pickable, volleys } from '../src/lib/game/asks/deeds'
import { alongPath } from '../src/lib/game/asks/intercept'
import { choiceKind, modelOf, traced } from '../src/lib/game/answers'
import type { Answer, Choice, Deed } from '../src/wire'

const WHY = { rule: 'KT18-MOVE-05', text: 'Not now.' }

function whole(answer: Answer, rest: Partial<Choice> = {}): Choice {
  const model = modelOf(answer)
  return { kind: choiceKind(answer), label: '', answer, needs: [], automatic: false, ...(model ? { model } : {}), ...rest }
}

const does = (model: 'A1' | 'A2', deed: Deed, rest: Partial<Choice> = {}): Choice => whole({ kind: 'do', model, deed }, rest)

const CHOICES: Choice[] = [
  does('A2', { kind: 'stay' }, { why_not: WHY }),
  does('A1', { kind: 'stay' }),
  { kind: 'normal', model: 'A1', label: '', answer: null, needs: ['place'], automatic: false },
  does('A1', { kind: 'ready' }, { why_not: WHY }),
  does('A1', { kind: 'charge', targets: ['B1'] }),
  does('A1', { kind: 'charge', targets: ['B3'] }),
  does('A1', { kind: 'door', door: 3 }),
  whole({ kind: 'end' }),
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
    expect(doorsOf([whole({ kind: 'door', door: 12 }), whole({ kind: 'pass' })]).map((one) => one.door)).toEqual([11])
  })
})

test('attacks are taken apart by weapon and target', () => {
  const uses = [
    { weapon: 'rifle', targets: ['B1', 'B2'] satisfies ['B1', 'B2'], split: [2, 1] },
    { weapon: 'carbine', targets: ['B1'] satisfies ['B1'] },
  ]
  const [both] = volleys([whole({ kind: 'attack', model: 'A1', uses }), whole({ kind: 'pass' })])
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
  const answer: Answer = { kind: 'go', way: { to: [4, 4, 0] } }
  expect(traced({ answer, path: [[0, 0, 0], [4, 0, 0], [4, 4, 0]] })).toEqual({ kind: 'go', way: { along: [[4, 0, 0], [4, 4, 0]] } })
  expect(traced({ answer, path: [[0, 0, 0], [4, 4, 0]] })).toEqual(answer)
  expect(traced({ answer, path: [] })).toEqual(answer)
})
