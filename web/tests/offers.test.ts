import { describe, expect, test } from 'vitest'

import { mayDraw, takeBack } from '../src/lib/game/offers'
import type { LogEntry, Sheet, Table } from '../src/wire'

type Who = 'me' | 'other' | 'computer'

function sheet(...who: Who[]): Sheet {
  const seats = who.map((one, i) => ({ side: 'ABCD'[i], kind: one === 'computer' ? 'computer' : 'person', mine: one === 'me' }))
  return { seats } as unknown as Sheet
}

function table(more: object = {}): Table {
  return { players: [], offer: null, status: { wait: 'decide', side: 'A' }, ...more } as unknown as Table
}

const line = (side: string, kind: string): LogEntry => ({ side, kind }) as unknown as LogEntry

const ANSWERED = [line('A', 'answer')]
const ROLLED = [line('A', 'answer'), line('A', 'roll'), line('B', 'answer')]

describe('taking back', () => {
  test('needs an answer of one’s own in a game that runs', () => {
    expect(takeBack(sheet('me', 'computer'), table(), [])).toBeNull()
    expect(takeBack(sheet('me', 'computer'), table(), [line('B', 'answer')])).toBeNull()
    expect(takeBack(sheet('me', 'computer'), table({ status: { wait: 'over' } }), ANSWERED)).toBeNull()
    expect(takeBack(sheet('computer', 'computer'), table(), ROLLED)).toBeNull()
  })

  test('is free before dice, and always against computers alone', () => {
    expect(takeBack(sheet('me', 'other'), table(), ANSWERED)).toBe('free')
    expect(takeBack(sheet('me', 'computer'), table(), ROLLED)).toBe('free')
    expect(takeBack(sheet('me', 'me'), table(), ROLLED)).toBe('free')
  })

  test('after dice other people are asked, once', () => {
    expect(takeBack(sheet('me', 'other'), table(), ROLLED)).toBe('ask')
    expect(takeBack(sheet('me', 'other'), table({ offer: { kind: 'undo', side: 'A' } }), ROLLED)).toBeNull()
    const alone = table({ players: [{ side: 'A', left: false }, { side: 'B', left: true }] })
    expect(takeBack(sheet('me', 'other'), alone, ROLLED)).toBe('free')
  })

  test('does not bring back who has left', () => {
    expect(takeBack(sheet('me', 'other', 'other'), table(), [...ROLLED, line('B', 'leave')])).toBeNull()
    const left = table({ players: [{ side: 'A', left: true }] })
    expect(takeBack(sheet('me', 'other', 'other'), left, ANSWERED)).toBeNull()
  })
})

test('a draw is offered to people alone', () => {
  expect(mayDraw(sheet('me', 'other'), table())).toBe(true)
  expect(mayDraw(sheet('me', 'me'), table())).toBe(true)
  expect(mayDraw(sheet('me', 'computer'), table())).toBe(false)
  expect(mayDraw(sheet('me', 'other'), table({ offer: { kind: 'draw', side: 'A' } }))).toBe(false)
  expect(mayDraw(sheet('me', 'other'), table({ status: { wait: 'over' } }))).toBe(false)
  const alone = table({ players: [{ side: 'B', left: true }] })
  expect(mayDraw(sheet('me', 'computer'), alone)).toBe(true)
})
