import { describe, expect, test } from 'vitest'

import { acts, lastAct } from '../src/lib/game/fight/acts'
import { spectacle, trailed } from '../src/lib/game/fight/spectacle'
import type { GameEvent, LogEntry, ModelId, PointView, Table } from '../src/wire'

const line = (at: number, ...events: GameEvent[]): LogEntry => ({
  at,
  side: 'A',
  kind: 'answer',
  answer: { kind: 'pass' },
  faces: [],
  reason: null,
  turn: 1,
  events,
  text: [],
})

const activated = (model: ModelId): GameEvent => ({ key: 'activated', model, order: 'engage' })
const shoots: GameEvent = { key: 'shoots', model: 'A1', weapon: 'rifle', target: 'B2' }
const harm: GameEvent = { key: 'damage', model: 'B2', points: 5, left: 0 }
const out: GameEvent = { key: 'incapacitated', model: 'B2' }
const moved: GameEvent = { key: 'moved', model: 'A1', action: 'dash', to: [3, 3, 0], length: 2 }

const LOG = [line(1, activated('B1')), line(2), line(3, activated('A1')), line(4, shoots), line(5), line(6, harm, out)]

describe('acts', () => {
  test('are what one model does, whatever is rolled and answered in between', () => {
    expect(acts(LOG)).toEqual([
      { model: 'B1', from: 1, to: 2 },
      { model: 'A1', from: 3, to: 6 },
    ])
  })

  test('end with the turning point', () => {
    expect(acts([...LOG, line(7, { key: 'turning-point', number: 2 }), line(8)]).at(-1)?.to).toBe(6)
  })

  test('are shown again from the last that has anything to show', () => {
    expect(lastAct(LOG, 'A1')).toEqual({ model: 'A1', from: 3, to: 6 })
    expect(lastAct(LOG.slice(0, 3), 'A1')).toEqual({ model: 'B1', from: 1, to: 2 })
    expect(lastAct([], null)).toBeNull()
  })
})

describe('the spectacle', () => {
  test('is the attack of whoever acts, and what it has done', () => {
    expect(spectacle(LOG, false)).toEqual({
      blows: [{ from: 'A1', to: 'B2', kind: 'shoot' }],
      harms: [{ model: 'B2', lost: 5, out: true }],
    })
  })

  test('is over when somebody walks or acts next', () => {
    expect(spectacle([...LOG, line(7, moved)], false).blows).toEqual([])
    expect(spectacle([...LOG, line(7, activated('B3'))], false)).toEqual({ blows: [], harms: [] })
  })
})

describe('trails', () => {
  const table = (at: PointView): Table => ({ models: [{ id: 'A1', presence: 'board', at }] }) as unknown as Table

  test('go on while somebody acts, and along what was drawn', () => {
    const first = trailed([], table([1, 1]), line(4, moved), table([3, 3]))
    expect(first).toEqual([{ model: 'A1', points: [[1, 1], [3, 3]] }])
    const drawn: LogEntry = { ...line(5, moved), answer: { kind: 'move', action: 'dash', way: { along: [[4, 3, 0], [4, 5, 0]] } } }
    expect(trailed(first, table([3, 3]), drawn, table([4, 5]))[0]?.points).toEqual([[1, 1], [3, 3], [4, 3], [4, 5]])
  })

  test('last until the next activation', () => {
    const first = trailed([], table([1, 1]), line(4, moved), table([3, 3]))
    expect(trailed(first, table([3, 3]), line(5), table([3, 3]))).toBe(first)
    expect(trailed(first, table([3, 3]), line(5, activated('B1')), table([3, 3]))).toEqual([])
  })
})
