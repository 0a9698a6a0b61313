import { describe, expect, test } from 'vitest'

import { armsOf } from '../src/lib/game/units/arms'
import { aimed, counted, divided, readVolley, spared, volleyAnswer } from '../src/lib/game/units/volley'
import { ghostsOf, marchOf, walksOf } from '../src/lib/game/marching.svelte'
import { readMarch, redirected, writeMarch } from '../src/lib/game/notation'
import { effectsOf } from '../src/lib/game/units/effects'
import { errandOf } from '../src/lib/game/units/errand'
import type { Choice, Formation, LogEntry, Sheet } from '../src/wire'

function choice(answer: string, rest: Partial<Choice> = {}): Choice {
  return { kind: 'attack', label: answer, answer, needs: [], automatic: false, ...rest }
}

describe('the move of a unit', () => {
  const moves = 'march 1 to 3,4 2 along 3,5 4,6@2 12 to 5,5'

  test('is taken apart and put together', () => {
    expect(readMarch(moves)).toEqual([
      { number: 1, way: 'to 3,4' },
      { number: 2, way: 'along 3,5 4,6@2' },
      { number: 12, way: 'to 5,5' },
    ])
    expect(writeMarch(readMarch(moves))).toBe(moves)
    expect(readMarch('go to 3,4')).toEqual([])
  })

  test('sends one model elsewhere, in its place in the order, and whoever stayed last', () => {
    expect(redirected(moves, 2, [7, 8.25])).toBe('march 1 to 3,4 2 to 7,8.25 12 to 5,5')
    expect(redirected(moves, 3, [7, 8])).toBe(`${moves} 3 to 7,8`)
  })
})

describe('where the models of a unit would stand', () => {
  const seen: Formation = {
    unit: 'A1',
    legal: false,
    answer: 'go to 3,4',
    limit: 6,
    culprit: 2,
    models: [
      { number: 1, from: [1, 1, 0], to: [3, 4, 0], length: 4, path: [[1, 1, 0], [1, 4, 0], [3, 4, 0]] },
      { number: 2, from: [1, 2, 0], to: [3, 9, 0], length: null, path: [] },
    ],
    why_not: { rule: 'K4W-MOVE-06', text: 'Too far.' },
  }

  test('is shown with whoever is at fault, or all where nobody is alone', () => {
    const legal = (found: Formation): boolean[] => ghostsOf(found, () => 0.5).map((ghost) => ghost.legal)
    expect(legal(seen)).toEqual([true, false])
    expect(legal({ ...seen, culprit: null })).toEqual([false, false])
    expect(legal({ ...seen, legal: true, culprit: null })).toEqual([true, true])
  })

  test('is shown beside the first where it cannot go', () => {
    const stuck = { ...seen, culprit: 1, models: [seen.models[0]!, { ...seen.models[1]!, to: [1, 2, 0] as [number, number, number] }] }
    expect(ghostsOf(stuck, () => 0.5).map((ghost) => [ghost.path.at(-1), ghost.legal])).toEqual([
      [[3, 4], false],
      [[3, 5], false],
    ])
  })

  test('is written out with the first model first, then those in front', () => {
    const path = (x: number, y: number): [number, number, number][] => [[x, y, 0], [x, y + 5, 0]]
    const models = [1, 2, 3].map((y) => ({ number: y, from: [0, y, 0] as [number, number, number], to: [0, y + 5, 0] as [number, number, number], length: 5, path: path(0, y) }))
    expect(marchOf({ ...seen, legal: true, culprit: null, models })).toBe('march 1 along 0,6 3 along 0,8 2 along 0,7')
    expect(marchOf({ ...seen, answer: 'march 2 to 3,4' })).toBe('march 2 to 3,4')
    expect(marchOf({ ...seen, answer: 'deploy A1 3,4' })).toBeNull()
  })

  test('is reached along paths, or straight where there is none', () => {
    expect(walksOf(seen)).toEqual({
      'A1.1': [[1, 1], [1, 4], [3, 4]],
      'A1.2': [[1, 2], [3, 9]],
    })
  })
})

describe('why a unit moves', () => {
  const log = (...lines: string[]): LogEntry[] =>
    lines.map((line, i) => ({ at: i + 1, side: line.slice(0, 1), kind: 'answer', answer: line.slice(2), faces: [], reason: null, turn: 1, text: [] }))

  test('follows from what it was told to do', () => {
    expect(errandOf(log('A do A1 march'), 'A', 'A1', false)).toBe('normal')
    expect(errandOf(log('A do A1 withdraw', 'B pass'), 'A', 'A1', false)).toBe('fall-back')
    expect(errandOf(log('A do A1 charge B1', 'B pass'), 'A', 'A1', true)).toBe('charge')
    expect(errandOf(log('A do A1 charge B1', 'B pass'), 'A', 'A1', false)).toBe('failed-charge')
    expect(errandOf(log('A do A1 march', 'A go to 3,4', 'A ploy arrive A2'), 'A', 'A2', false)).toBe('arrive')
  })

  test('is to close in before blows, and again after them', () => {
    const picked = ['A do A1 charge B1', 'A yes', 'A pick A1']
    expect(errandOf(log(...picked), 'A', 'A1', true)).toBe('pile-in')
    expect(errandOf(log(...picked, 'A yes', 'A attack A1 blade at B1', 'B lose 1'), 'A', 'A1', true)).toBe('consolidate')
    expect(errandOf(log(...picked, 'A pass'), 'A', 'A1', true)).toBe('consolidate')
  })

  test('is to strike at an enemy that falls back', () => {
    expect(errandOf(log('A do A1 withdraw', 'B yes'), 'B', 'B1', true)).toBe('pile-in')
    expect(errandOf(log('A do A1 withdraw', 'B yes', 'B yes', 'B attack B1 claw at A1'), 'B', 'B1', true)).toBe('consolidate')
  })
})

test('effects of a moment are offered once each, with the units they may be used on', () => {
  const ploys = [{ name: 'Full Steam', slug: 'full-steam', text: 'It goes further.', cost: 1, phase: 'start-of-movement' }]
  const sheet = { rules: 'kt4w40k', teams: [{ ploys }] } as unknown as Sheet
  const choices = ['ploy full-steam A1', 'ploy full-steam A2', 'pass'].map((answer) => choice(answer))
  const effects = effectsOf(sheet, 'A', choices)
  expect(effects.map((one) => [one.name, one.cost, one.choices.map((offered) => offered.answer)])).toEqual([
    ['Full Steam', 1, ['ploy full-steam A1', 'ploy full-steam A2']],
  ])
})

describe('the volley of a unit', () => {
  test('gives each weapon its own target', () => {
    const plan = aimed(aimed({}, 'rifle', 'B1'), 'cannon', 'B2')
    expect(volleyAnswer('A1', plan)).toBe('attack A1 rifle at B1 and cannon at B2')
    expect(volleyAnswer('A1', spared(plan, 'rifle'))).toBe('attack A1 cannon at B2')
    expect(volleyAnswer('A1', {})).toBeNull()
  })

  test('divides those who carry a weapon', () => {
    const plan = divided(aimed({}, 'rifle', 'B1'), 'rifle', 'B2', 5)
    expect(volleyAnswer('A1', plan)).toBe('attack A1 rifle at B1 B2 split 3 2')
    expect(volleyAnswer('A1', counted(counted(plan, 'rifle', 'B1', 1), 'rifle', 'B2', 4))).toBe('attack A1 rifle at B1 B2 split 1 4')
    expect(volleyAnswer('A1', spared(plan, 'rifle', 'B1'))).toBe('attack A1 rifle at B2')
    expect(volleyAnswer('A1', divided(aimed({}, 'rifle', 'B1'), 'rifle', 'B2', 1))).toBe('attack A1 rifle at B2')
  })

  test('is read back from an answer', () => {
    const answer = 'attack A1 rifle at B1 B2 split 3 2 and cannon at B3'
    const read = readVolley(answer)
    expect(read?.unit).toBe('A1')
    expect(read && volleyAnswer('A1', read.plan)).toBe(answer)
    expect(readVolley('pass')).toBeNull()
  })

  test('is made with what the choices offer', () => {
    const arms = armsOf([
      choice('attack A1 rifle at {target}', { needs: ['target'] }),
      choice('attack A1 cannon at {target}', { needs: ['target'] }),
      choice('attack A1 rifle at B1 and cannon at B1'),
      choice('attack A2 rifle at {target}', { needs: ['target'], why_not: { rule: 'K4W-SHOOT-13', text: 'It fell back.' } }),
      choice('pass'),
    ])
    expect([...arms.keys()]).toEqual(['A1'])
    expect(arms.get('A1')).toEqual({ weapons: ['rifle', 'cannon'], whole: ['attack A1 rifle at B1 and cannon at B1'] })
  })
})
