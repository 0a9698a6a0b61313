import { describe, expect, test } from 'vitest'

import { clockText, leftMs } from '../src/lib/game/clock'
import { dieList, outcomeOf } from '../src/lib/game/dice'
import { backOff } from '../src/lib/game/line'
import { answers, length, readAnswer, readPlace } from '../src/lib/game/notation'
import { EMPTY, missesLines, reduce, type GameState } from '../src/lib/game/reduce'
import { bareHits, hitsUnder, put, savesLeft, spentOn, takeOff } from '../src/lib/game/saves'
import { byTurn } from '../src/lib/game/turns'
import type { DiceView, LogEntry, Sheet, Table } from '../src/wire'

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
  status: { wait: 'decide', side: 'A', kind: 'activate', model: null, number: null, rule: null, prompt: '?' },
  offer: null,
  may_undo: [],
  clock: null,
})

const entry = (at: number, turn = 1): LogEntry => ({
  at,
  side: 'A',
  kind: 'answer',
  answer: 'pass',
  faces: [],
  reason: null,
  turn,
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

describe('notation', () => {
  test.each([
    [3, '3'],
    [9.9, '9.9'],
    [0.0004, '0.0004'],
    [-0.00001, '0'],
    [10, '10'],
    [12.34567, '12.3457'],
  ])('%f inches', (inches, text) => expect(length(inches)).toBe(text))

  test('writes answers', () => {
    expect(answers.deploy('A3', [2.5, 11], 0, 'conceal')).toBe('deploy A3 2.5,11 conceal')
    expect(answers.deploy('A3', [2.5, 11], 3, null)).toBe('deploy A3 2.5,11@3')
    expect(answers.move('dash', [1, 2], 0)).toBe('dash to 1,2')
    expect(answers.along('charge', [{ at: [7, 4], z: 0 }, { at: [9, 5], z: 2 }])).toBe('charge along 7,4 9,5@2')
    expect(answers.barricade([10, 9.25], [12, 9.25])).toBe('barricade 10,9.25 toward 12,9.25')
    expect(answers.reroll('ceaseless', [3, 1, 1])).toBe('reroll ceaseless 1 1 3')
  })

  test('reads answers', () => {
    expect(readPlace('12.5,8@3')).toEqual({ at: [12.5, 8], z: 3 })
    expect(readPlace('A1')).toBeNull()
    const read = readAnswer('shoot cannon at B1 B12 split 3 2 from 4.5,11')
    expect(read.verb).toBe('shoot')
    expect(read.models).toEqual(['B1', 'B12'])
    expect(read.places).toEqual([{ at: [4.5, 11], z: 0 }])
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
    expect(spentOn(two)).toEqual({ criticalsOnCriticals: 0, criticalsOnNormals: 1, pairsOnCriticals: 0, normalsOnNormals: 1 })
    expect(savesLeft(saves, two)).toEqual({ critical: 0, normal: 1 })
    expect(answers.saves(spentOn(two))).toBe('saves 0 1 0 1')
  })

  test('two normal ones stop a critical hit, one does not', () => {
    const half = put(saves, hits, 0, 'normal')
    expect(spentOn(half).pairsOnCriticals).toBe(0)
    const pair = put(saves, half, 0, 'normal')
    expect(spentOn(pair).pairsOnCriticals).toBe(1)
    expect(savesLeft(saves, pair)).toEqual({ critical: 1, normal: 0 })
    expect(put(saves, pair, 1, 'normal')).toEqual(pair)
    expect(takeOff(pair, 0)).toEqual(hits)
  })

  test('are read back from an answer', () => {
    const covered = hitsUnder({ critical: 2, normal: 2 }, 'saves 1 1 1 1')
    expect(covered.map((hit) => hit.by)).toEqual(['critical', 'pair', 'critical', 'normal'])
    expect(answers.saves(spentOn(covered))).toBe('saves 1 1 1 1')
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
  const clock = { left_ms: [61_000, 5_000], running: 'B' }
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
