import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { columns } from '../src/lib/odds/answer'
import { carries, suggestions, toggled, weaponRuleId } from '../src/lib/rules/weaponRules'

describe('columns of a chart', () => {
  test('stand for every number of wounds, also those that cannot be lost', () => {
    expect(columns([[0, 0.25], [3, 0.75]], 4, false)).toEqual([0.25, 0, 0, 0.75, 0])
  })

  test('of at least so many sum up from the right and begin with certainty', () => {
    expect(columns([[0, 0.25], [2, 0.25], [3, 0.5]], 3, true)).toEqual([1, 0.75, 0.75, 0.5])
  })
})

describe('weapon rules in a text', () => {
  test('are added and taken away by name, whatever their number and language', () => {
    expect(toggled('kt24', '', 'Balanced')).toBe('Balanced')
    expect(toggled('kt24', 'Balanced', 'Lethal 5+')).toBe('Balanced, Lethal 5+')
    expect(toggled('kt24', 'Balanced, letale 4+ , Hot', 'Lethal 5+')).toBe('Balanced, Hot')
    expect(carries('kt24', 'Piercing Crits 2', 'Piercing 1')).toBe(false)
    expect(carries('kt21', 'AP2', 'AP1')).toBe(true)
    expect(carries('kt24', 'Mystery', 'Riddle')).toBe(false)
  })

  test('are suggested in the language of the reader', () => {
    expect(suggestions('kt24', 'it')).toContain('Letale 5+')
    expect(suggestions('kt24', 'fr')).toContain('Létal 5+')
    expect(suggestions('kt21', 'es')).toContain('Letal 5+')
    expect(suggestions('kt21', 'en')).not.toContain('Silent')
  })

  test('are found in their book as cards print them', () => {
    expect(weaponRuleId('kt24', '3" Devastating 2')).toBe('KT24-WR-DEVASTATING')
    expect(weaponRuleId('kt24', 'Heavy (Dash only)')).toBe('KT24-WR-HEAVY')
    expect(weaponRuleId('kt21', 'Rng 6"')).toBe('KT21-WR-RNG')
    expect(weaponRuleId('kt21', 'P1')).toBe('KT21-WR-P')
    expect(weaponRuleId('kt21', 'Punishing')).toBeNull()
  })

  test('are suggested only if their book explains them', () => {
    for (const [book, file] of [['kt24', 'kt24-lite.md'], ['kt21', 'kt21-lite.md']] as const) {
      const text = readFileSync(join(import.meta.dirname, '../../docs/rules', file), 'utf8')
      const ids = suggestions(book, 'en').map((rule) => weaponRuleId(book, rule) ?? rule)
      expect(ids.length).toBeGreaterThan(10)
      expect(ids.filter((id) => !text.includes(id))).toEqual([])
    }
  })
})
