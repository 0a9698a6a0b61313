import { expect, test } from 'vitest'

import { actionRule } from '../src/lib/game/asks/action-rule'

test('actions are explained by the rules of their book', () => {
  expect(actionRule('kt24', 'fall-back')).toBe('KT24-ACT-FALLBACK')
  expect(actionRule('kt21', 'reposition')).toBe('KT21-ACT-MOVE')
  expect(actionRule('kt24', 'pass')).toBeUndefined()
  expect(actionRule('kt18', 'charge')).toBeUndefined()
})
