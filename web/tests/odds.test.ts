import { describe, expect, test } from 'vitest'

import { columns } from '../src/lib/odds/answer'
import { carries, suggestions, toggled } from '../src/lib/odds/weaponRules'

describe('columns of a chart', () => {
  test('stand for every number of wounds, also those that cannot be lost', () => {
    expect(columns([[0, 0.25], [3, 0.75]], 4, false)).toEqual([0.25, 0, 0, 0.75, 0])
  })

  test('of at least so many sum up from the right and begin with certainty', () => {
    expect(columns([[0, 0.25], [2, 0.25], [3, 0.5]], 3, true)).toEqual([1, 0.75, 0.75, 0.5])
  })
})

describe('weapon rules in a text', () => {
  test('are added and taken away by name, whatever their number', () => {
    expect(toggled('', 'Balanced')).toBe('Balanced')
    expect(toggled('Balanced', 'Lethal 5+')).toBe('Balanced, Lethal 5+')
    expect(toggled('Balanced, lethal 4+ , Hot', 'Lethal 5+')).toBe('Balanced, Hot')
    expect(carries('Piercing Crits 2', 'Piercing 1')).toBe(false)
    expect(carries('AP2', 'AP1')).toBe(true)
  })

  test('are suggested in the languages of their book, else in English', () => {
    expect(suggestions('kt24', 'it')).toContain('Letale 5+')
    expect(suggestions('kt24', 'fr')).toContain('Lethal 5+')
    expect(suggestions('kt21', 'es')).toContain('Letal 5+')
  })
})
