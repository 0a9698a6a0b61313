import { describe, expect, test } from 'vitest'

import { armsOf } from '../src/lib/game/units/arms'
import { aimed, counted, divided, planOf, spared, volleyAnswer } from '../src/lib/game/units/volley'
import { ghostsOf, marchOf, walksOf } from '../src/lib/game/marching.svelte'
import { redirected, type AnswerOf, type UnitAnswer, type WholeChoice } from '../src/lib/game/answers'
import { effectsOf } from '../src/lib/game/units/effects'
import type { Answer, Choice, Formation, Sheet, UnitMove, Use } from '../src/wire'

function whole(answer: Answer): WholeChoice {
  return { kind: answer.kind, label: '', answer, needs: [], automatic: false, ...('model' in answer && answer.model ? { model: answer.model } : {}) }
}

function open(part: Partial<Choice>): Choice {
  return { kind: 'attack', label: '', answer: null, needs: ['target'], automatic: false, ...part }
}

describe('the move of a unit', () => {
  const moves: UnitMove[] = [
    { number: 1, way: { to: [3, 4, 0] } },
    { number: 2, way: { along: [[3, 5, 0], [4, 6, 2]] } },
    { number: 12, way: { to: [5, 5, 0] } },
  ]
  const march: UnitAnswer = { kind: 'march', moves }

  test('sends one model elsewhere, in its place in the order, and whoever stayed last', () => {
    const sent: UnitMove = { number: 2, way: { to: [7, 8.25, 0] } }
    expect(redirected(march, 2, [7, 8.25])).toEqual({ kind: 'march', moves: [moves[0], sent, moves[2]] })
    expect(redirected(march, 3, [7, 8])).toEqual({ kind: 'march', moves: [...moves, { number: 3, way: { to: [7, 8, 0] } }] })
    expect(redirected({ kind: 'deploy-each', model: 'A1', moves }, 2, [7, 8.25])).toEqual({ kind: 'deploy-each', model: 'A1', moves: [moves[0], sent, moves[2]] })
  })
})

describe('where the models of a unit would stand', () => {
  const seen: Formation = {
    unit: 'A1',
    legal: false,
    answer: { kind: 'go', way: { to: [3, 4, 0] } },
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
    const moves = [[1, 6], [3, 8], [2, 7]].map(([number, y]) => ({ number, way: { along: [[0, y, 0]] } }))
    expect(marchOf({ ...seen, legal: true, culprit: null, models })).toEqual({ kind: 'march', moves })
    const march: Answer = { kind: 'march', moves: [{ number: 2, way: { to: [3, 4, 0] } }] }
    expect(marchOf({ ...seen, answer: march })).toEqual(march)
    expect(marchOf({ ...seen, answer: { kind: 'deploy', model: 'A1', place: [3, 4, 0] } })).toBeNull()
    const each: Answer = { kind: 'deploy-each', model: 'A1', moves: [{ number: 1, way: { to: [3, 4, 0] } }] }
    expect(marchOf({ ...seen, answer: each })).toEqual(each)
  })

  test('is written out with every place where it is set up', () => {
    const models = seen.models.map((one) => ({ ...one, from: null, length: null, path: [] }))
    const up = { ...seen, legal: true, culprit: null, models }
    const deploy: Answer = { kind: 'deploy', model: 'A1', place: [3, 4, 0] }
    const moves = [{ number: 1, way: { to: [3, 4, 0] } }, { number: 2, way: { to: [3, 9, 0] } }]
    expect(marchOf({ ...up, answer: deploy })).toEqual({ kind: 'deploy-each', model: 'A1', moves })
    expect(marchOf(up)).toEqual({ kind: 'march', moves })
    expect(marchOf({ ...up, answer: deploy, legal: false })).toBeNull()
  })

  test('is reached along paths, or straight where there is none', () => {
    expect(walksOf(seen)).toEqual({
      'A1.1': [[1, 1], [1, 4], [3, 4]],
      'A1.2': [[1, 2], [3, 9]],
    })
  })
})

test('effects of a moment are offered once each, with the units they may be used on', () => {
  const ploys = [{ name: 'Full Steam', slug: 'full-steam', text: 'It goes further.', cost: 1, phase: 'start-of-movement' }]
  const sheet = { rules: 'kt4w40k', teams: [{ ploys }] } as unknown as Sheet
  const ploy = (model: 'A1' | 'A2'): WholeChoice => whole({ kind: 'ploy', ploy: 'full-steam', model })
  const effects = effectsOf(sheet, 'A', [ploy('A1'), ploy('A2'), whole({ kind: 'pass' })])
  expect(effects.map((one) => [one.name, one.cost, one.choices.map((offered) => offered.model)])).toEqual([
    ['Full Steam', 1, ['A1', 'A2']],
  ])
})

describe('the volley of a unit', () => {
  const attack = (...uses: Use[]): AnswerOf<'attack'> => ({ kind: 'attack', model: 'A1', uses })

  test('gives each weapon its own target', () => {
    const plan = aimed(aimed({}, 'rifle', 'B1'), 'cannon', 'B2')
    const [rifle, cannon]: Use[] = [{ weapon: 'rifle', targets: ['B1'] }, { weapon: 'cannon', targets: ['B2'] }]
    expect(volleyAnswer('A1', plan)).toEqual(attack(rifle!, cannon!))
    expect(volleyAnswer('A1', spared(plan, 'rifle'))).toEqual(attack(cannon!))
    expect(volleyAnswer('A1', {})).toBeNull()
  })

  test('divides those who carry a weapon', () => {
    const plan = divided(aimed({}, 'rifle', 'B1'), 'rifle', 'B2', 5)
    const both = (split: number[]): Use => ({ weapon: 'rifle', targets: ['B1', 'B2'], split })
    expect(volleyAnswer('A1', plan)).toEqual(attack(both([3, 2])))
    expect(volleyAnswer('A1', counted(counted(plan, 'rifle', 'B1', 1), 'rifle', 'B2', 4))).toEqual(attack(both([1, 4])))
    expect(volleyAnswer('A1', spared(plan, 'rifle', 'B1'))).toEqual(attack({ weapon: 'rifle', targets: ['B2'] }))
    expect(volleyAnswer('A1', divided(aimed({}, 'rifle', 'B1'), 'rifle', 'B2', 1))).toEqual(attack({ weapon: 'rifle', targets: ['B2'] }))
  })

  test('is read back from an answer', () => {
    const answer = attack({ weapon: 'rifle', targets: ['B1', 'B2'], split: [3, 2] }, { weapon: 'cannon', targets: ['B3'] })
    expect(volleyAnswer('A1', planOf(answer))).toEqual(answer)
  })

  test('is made with what the choices offer', () => {
    const together = attack({ weapon: 'rifle', targets: ['B1'] }, { weapon: 'cannon', targets: ['B1'] })
    const arms = armsOf([
      open({ model: 'A1', weapon: 'rifle' }),
      open({ model: 'A1', weapon: 'cannon' }),
      whole(together),
      open({ model: 'A2', weapon: 'rifle', why_not: { rule: 'K4W-SHOOT-13', text: 'It fell back.' } }),
      whole({ kind: 'pass' }),
    ])
    expect([...arms.keys()]).toEqual(['A1'])
    expect(arms.get('A1')).toEqual({ weapons: ['rifle', 'cannon'], whole: [together] })
  })
})
