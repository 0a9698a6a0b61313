import { expect, test } from 'vitest'

import { writtenRules } from '../src/lib/odds/battle/rules'
import { aimIn, aimRead, kindIn, ruleIn } from '../src/lib/rules/weaponRules'

test('rules of cards are printed in the language of the reader', () => {
  expect(ruleIn('fr', 'kt24', 'Piercing 1')).toBe('Perçant 1')
  expect(ruleIn('it', 'kt24', 'Piercing Crits 1')).toBe('Critici Penetranti 1')
  expect(ruleIn('es', 'kt24', '3" Devastating 2')).toBe('3" Devastadora 2')
  expect(ruleIn('es', 'kt21', 'AP1')).toBe('FP1')
  expect(ruleIn('fr', 'kt21', 'Rng 6"')).toBe('Por 6"')
  expect(ruleIn('it', 'kt21', 'Lethal 5+')).toBe('Letale 5+')
  expect(ruleIn('fr', 'kt24', 'Heavy (Dash only)')).toBe('Lourd (Sprinter seulement)')
  expect(ruleIn('en', 'kt24', 'Hot')).toBe('Hot')
  expect(ruleIn('fr', 'kt4w40k', 'Hot')).toBe('Hot')
})

test('rules of the rule sets with phases are too', () => {
  expect(ruleIn('fr', 'kt18', 'wounds on 4+')).toBe('blesse sur 4+')
  expect(ruleIn('es', 'kt4w40k', 'hit 6: 3 hits')).toBe('6 al impactar: 3 impactos')
  const all = writtenRules({
    autoHit: true,
    hitsAgain: 'ones',
    woundsAgain: 'fails',
    woundsOn: 2,
    hitsOnSix: 2,
    mortalOnSix: 3,
    melta: true,
    noInvulnerable: true,
  })
  expect(all.map((rule) => ruleIn('en', 'kt18', rule))).toEqual(all)
  expect(all.filter((rule) => ruleIn('es', 'kt18', rule) === rule)).toEqual([])
})

test('kinds of weapons are too', () => {
  expect(kindIn('fr', 'Rapid Fire D6')).toBe('Tir Rapide D6')
  expect(kindIn('it', 'Melee')).toBe('Mischia')
  expect(kindIn('es', 'Heavy 2')).toBe('Pesada 2')
})

test('kinds and ranges are read in every language, and printed in the reader’s', () => {
  for (const text of ['Rapid Fire 1', 'Tir Rapide 1', 'fuego rápido 1', 'Fuoco Rapido 1']) expect(aimRead(text)).toBe('Rapid Fire 1')
  for (const text of ['Range 12"', 'Portée 12"', 'alcance 12"', 'Gittata 12"']) expect(aimRead(text)).toBe('Range 12"')
  expect(aimRead('Rangefinder')).toBe('Rangefinder')
  expect(aimIn('fr', 'Range 12"')).toBe('Portée 12"')
  expect(aimIn('it', 'Assault 2')).toBe('Assalto 2')
})
