import { expect, test } from 'vitest'

import { numberOf, withNumber } from '../src/lib/rules/explanation'

test('a card puts its own number in', () => {
  expect(numberOf('Range 8"')).toBe('8"')
  expect(numberOf('Lethal 5+')).toBe('5+')
  expect(numberOf('Balanced')).toBeNull()
  expect(withNumber('**Range x.** Targets have to be within x.', '8"')).toBe('**Range 8".** Targets have to be within 8".')
  expect(withNumber('**Letale x+.** I successi di x o più', '5+')).toBe('**Letale 5+.** I successi di 5+ o più')
  expect(withNumber('the next box', '3')).toBe('the next box')
})
