import { describe, expect, test } from 'vitest'

import { harms, isSeen } from '../src/lib/game/events'
import { lookMs } from '../src/lib/game/pace.svelte'
import type { GameEvent, LogEntry, Table } from '../src/wire'

const walk: GameEvent = { key: 'moves-normally', model: 'A1', to: [4, 6.5, 0], length: 3 }
const passed: GameEvent = { key: 'passed', side: 'B' }

describe('what has been done to models', () => {
  test('is added up for each, in the order in which they were hurt', () => {
    const events: GameEvent[] = [
      { key: 'shoots', model: 'A1', weapon: 'cannon', target: 'B2' },
      { key: 'damage', model: 'B2', points: 3, left: 5 },
      { key: 'damage', model: 'B1', points: 2, left: 0 },
      { key: 'incapacitated', model: 'B1' },
      { key: 'mortal-wounds', model: 'B2', points: 1, left: 4 },
    ]
    expect(harms(events, false)).toEqual([
      { model: 'B2', lost: 4, out: false },
      { model: 'B1', lost: 2, out: true },
    ])
  })

  test('counts mortal wounds of units once', () => {
    const events: GameEvent[] = [
      { key: 'mortal-wounds', model: 'A2', points: 2, left: 0 },
      { key: 'damage', model: 'A2', points: 1, left: 0 },
      { key: 'damage', model: 'A2', points: 1, left: 0 },
    ]
    expect(harms(events, true)).toEqual([{ model: 'A2', lost: 2, out: false }])
  })

  test('tells who is out of action without a count of wounds', () => {
    expect(harms([{ key: 'out-of-action', model: 'C3' }], false)).toEqual([{ model: 'C3', lost: 0, out: true }])
  })

  test('is nothing where nobody was hurt', () => {
    expect(harms([walk, passed], false)).toEqual([])
  })
})

describe('how long a step is looked at', () => {
  const step = (events: GameEvent[], kind: LogEntry['kind'] = 'answer') => {
    const entry = { at: 1, side: 'B', kind, answer: null, faces: [], reason: null, turn: 1, events, text: [] } satisfies LogEntry
    return { say: 'step', entry, table: {} as Table } as const
  }

  test('depends on what happened, in every rule set', () => {
    expect(isSeen([passed, walk])).toBe(true)
    expect(isSeen([passed])).toBe(false)
    const [moved, other] = [lookMs(step([walk]), false, 'calm'), lookMs(step([passed]), false, 'calm')]
    expect(moved).toBeGreaterThan(other)
    expect(other).toBeGreaterThan(0)
  })

  test('is not at all where a player has done it, but for dice', () => {
    expect(lookMs(step([walk]), true, 'calm')).toBe(0)
    expect(lookMs(step([], 'roll'), true, 'calm')).toBeGreaterThan(0)
  })
})
