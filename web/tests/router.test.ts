import { expect, test } from 'vitest'

import { match } from '../src/lib/match'

test('a path fits a pattern part by part', () => {
  expect(match('/', '/')).toEqual({})
  expect(match('/odds', '/odds')).toEqual({})
  expect(match('/odds', '/odds/')).toEqual({})
  expect(match('/odds', '/odds/more')).toBeNull()
  expect(match('/odds', '/')).toBeNull()
})

test('named parts are read and decoded', () => {
  expect(match('/rules/:id', '/rules/KT24-ACT-CHARGE-04')).toEqual({ id: 'KT24-ACT-CHARGE-04' })
  expect(match('/game/:id/at/:step', '/game/a%20b/at/12')).toEqual({ id: 'a b', step: '12' })
  expect(match('/rules/:id', '/rules')).toBeNull()
})

test('a part that cannot be decoded fits nothing', () => {
  expect(match('/rules/:id', '/rules/%E0%A4%A')).toBeNull()
})
