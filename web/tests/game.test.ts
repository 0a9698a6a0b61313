import { describe, expect, test } from 'vitest'

import { doorOf, fits, modelOf, placesOf, same, targetsOf, weaponsOf } from '../src/lib/game/answers'
import { clockText, leftMs } from '../src/lib/game/clock'
import { dieList, outcomeOf } from '../src/lib/game/dice'
import { backOff } from '../src/lib/game/line'
import { EMPTY, missesLines, reduce, type GameState } from '../src/lib/game/reduce'
import { bareHits, hitsUnder, put, savesLeft, spentOn, takeOff } from '../src/lib/game/saves'
import { byTurn } from '../src/lib/game/turns'
import type { Answer, Choice, DiceView, LogEntry, Sheet, Table } from '../src/wire'

const table = (at: number): Table => ({
  at,
  turn: 1,
  phase: 'firefight',
  initiative: 'A',
  order: [],
  models: [],
  players: [],
  added: [],
  open_doors: [],
  active: null,
  attack: null,
  status: { wait: 'decide', side: 'A', ask: { kind: 'activate' }, prompt: '?' },
  offer: null,
  may_undo: [],
  clock: null,
})

const entry = (at: number, turn = 1): LogEntry => ({
  at,
  side: 'A',
  kind: 'answer',
  answer: { kind: 'pass' },
  faces: [],
  reason: null,
  turn,
  events: [],
  text: [`line ${at}`],
})

const sheet = { id: 'g', finish: null } as Sheet

function started(lines: number): GameState {
  const log = Array.from({ length: lines }, (_, index) => entry(index + 1))
  return reduce(EMPTY, { say: 'hello', sheet, table: table(lines), log })
}

describe('the game as the server tells it', () => {
  test('grows by a line a step', () => {
    const after = reduce(started(2), { say: 'step', entry: entry(3), table: table(3) })
    expect(after.log.map((line) => line.at)).toEqual([1, 2, 3])
    expect(after.table?.at).toBe(3)
  })

  test('does not grow twice by the same line', () => {
    const step = { say: 'step', entry: entry(2), table: table(2) } as const
    expect(reduce(started(2), step).log).toHaveLength(2)
  })

  test('notices a line that it has missed', () => {
    expect(missesLines(started(2), { say: 'step', entry: entry(3), table: table(3) })).toBe(false)
    expect(missesLines(started(2), { say: 'step', entry: entry(4), table: table(4) })).toBe(true)
  })

  test('loses what was taken back', () => {
    const after = reduce(started(5), { say: 'undone', table: table(3) })
    expect(after.log.map((line) => line.at)).toEqual([1, 2, 3])
  })

  test('keeps a refusal until something happens', () => {
    const fault = { field: null, rule: 'KT24-ACT-01', text: 'No.' }
    const refused = reduce(started(1), { say: 'refused', fault })
    expect(refused.refused).toEqual(fault)
    expect(refused.table?.at).toBe(1)
    expect(reduce(refused, { say: 'step', entry: entry(2), table: table(2) }).refused).toBeNull()
  })
})

describe('answers', () => {
  const shot: Answer = { kind: 'shoot', weapon: 'cannon', targets: ['B1', 'B12'], split: [3, 2] }
  const dash: Answer = { kind: 'move', action: 'dash', way: { along: [[1, 2, 0], [3, 4, 2]] } }
  const door: Answer = { kind: 'do', model: 'A1', deed: { kind: 'door', door: 3 } }

  test('say the same whatever the order of their fields', () => {
    expect(same(shot, { split: [3, 2], targets: ['B1', 'B12'], weapon: 'cannon', kind: 'shoot' })).toBe(true)
    expect(same(shot, { ...shot, split: [2, 3] })).toBe(false)
    expect(same({ kind: 'ploy', ploy: 'dig-in' }, { kind: 'ploy', ploy: 'dig-in', model: 'A1' })).toBe(false)
    expect(same(null, { kind: 'pass' })).toBe(false)
  })

  test('are taken apart', () => {
    expect([modelOf(shot), modelOf(door), modelOf(null)]).toEqual([null, 'A1', null])
    expect([targetsOf(shot), weaponsOf(shot)]).toEqual([['B1', 'B12'], ['cannon']])
    expect(placesOf(dash)).toEqual([[1, 2, 0], [3, 4, 2]])
    expect(doorOf(door)).toBe(3)
  })

  test('come of choices', () => {
    const choice = (part: Partial<Choice>): Choice => ({ kind: '', label: '', answer: null, needs: [], automatic: false, ...part })
    expect(fits(choice({ kind: 'shoot', weapon: 'cannon', needs: ['target'] }), shot)).toBe(true)
    expect(fits(choice({ kind: 'shoot', weapon: 'rifle', needs: ['target'] }), shot)).toBe(false)
    expect(fits(choice({ kind: 'dash', needs: ['place'] }), dash)).toBe(true)
    expect(fits(choice({ kind: 'reposition', needs: ['place'] }), dash)).toBe(false)
    expect(fits(choice({ kind: 'normal', model: 'A1', needs: ['place'] }), { kind: 'do', model: 'A2', deed: { kind: 'normal', way: { to: [1, 2, 0] } } })).toBe(false)
    expect(fits(choice({ kind: 'deploy', model: 'A1', order: 'engage', needs: ['place'] }), { kind: 'deploy', model: 'A1', place: [1, 2, 0], order: 'conceal' })).toBe(false)
    expect(fits(choice({ kind: 'door', answer: door }), door)).toBe(true)
  })
})

describe('dice', () => {
  const lying = (part: Partial<DiceView>): DiceView => ({
    fresh: [],
    kept: 0,
    again_critical: 0,
    again_normal: 0,
    again_failed: 0,
    critical: null,
    normal: null,
    needs: 3,
    critical_from: 6,
    ...part,
  })

  test('succeed on what they need, always on a 6 and never on a 1', () => {
    expect(outcomeOf(3, 3, 6)).toBe('normal')
    expect(outcomeOf(2, 3, 6)).toBe('failed')
    expect(outcomeOf(5, 3, 5)).toBe('critical')
    expect(outcomeOf(6, 7, 7)).toBe('normal')
    expect(outcomeOf(1, 1, 6)).toBe('failed')
  })

  test('lie with the best first', () => {
    const dice = dieList(lying({ fresh: [1, 4, 6], kept: 1, again_failed: 1 }))
    expect(dice.map((die) => die.outcome)).toEqual(['critical', 'normal', 'normal', 'failed', 'failed'])
    expect(dice.map((die) => die.fresh)).toEqual([true, true, false, true, false])
  })

  test('are only successes once they are settled', () => {
    const dice = dieList(lying({ fresh: [1, 4, 6], critical: 1, normal: 2 }))
    expect(dice.map((die) => die.outcome)).toEqual(['critical', 'normal', 'normal'])
  })
})

describe('saves', () => {
  const saves = { critical: 1, normal: 2 }
  const hits = bareHits({ critical: 1, normal: 2 })

  test('cover what they can', () => {
    const one = put(saves, hits, 1, 'critical')
    const two = put(saves, one, 2, 'normal')
    expect(spentOn(two)).toEqual({ criticals_on_criticals: 0, criticals_on_normals: 1, pairs_on_criticals: 0, normals_on_normals: 1 })
    expect(savesLeft(saves, two)).toEqual({ critical: 0, normal: 1 })
  })

  test('two normal ones stop a critical hit, one does not', () => {
    const half = put(saves, hits, 0, 'normal')
    expect(spentOn(half).pairs_on_criticals).toBe(0)
    const pair = put(saves, half, 0, 'normal')
    expect(spentOn(pair).pairs_on_criticals).toBe(1)
    expect(savesLeft(saves, pair)).toEqual({ critical: 1, normal: 0 })
    expect(put(saves, pair, 1, 'normal')).toEqual(pair)
    expect(takeOff(pair, 0)).toEqual(hits)
  })

  test('are read back from an answer', () => {
    const spent = { criticals_on_criticals: 1, criticals_on_normals: 1, pairs_on_criticals: 1, normals_on_normals: 1 }
    const covered = hitsUnder({ critical: 2, normal: 2 }, spent)
    expect(covered.map((hit) => hit.by)).toEqual(['critical', 'pair', 'critical', 'normal'])
    expect(spentOn(covered)).toEqual(spent)
  })
})

test('the log is read by turning points', () => {
  const turns = byTurn([entry(1, 0), entry(2, 0), entry(3, 1)])
  expect(turns.map((turn) => [turn.number, turn.entries.length])).toEqual([
    [0, 2],
    [1, 1],
  ])
})

test('clocks run for one side only', () => {
  const clock = { left_ms: [61_000, 5_000], running: 'B' as const }
  expect(leftMs(clock, 0, 2_000)).toBe(61_000)
  expect(leftMs(clock, 1, 2_000)).toBe(3_000)
  expect(leftMs(clock, 1, 9_000)).toBe(0)
  expect(clockText(61_000)).toBe('1:01')
  expect(clockText(3_725_000)).toBe('1:02:05')
})

test('attempts to reconnect are ever rarer', () => {
  expect(backOff(0, 0)).toBe(200)
  expect(backOff(0, 1)).toBe(400)
  expect(backOff(3, 1)).toBe(3200)
  expect(backOff(20, 1)).toBe(15_000)
})
