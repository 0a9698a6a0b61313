import { FluentNumber } from '@fluent/bundle'
import { expect, test } from 'vitest'

import { bundlesOf, say } from '../src/lib/i18n/bundles'
import { BETWEEN, roundedUp } from '../src/lib/i18n/figures'

test('a length is rounded up to hundredths, as the referee says it', () => {
  expect([6, 6.5, 6.51, 6.5101, 0.1 + 0.2].map(roundedUp)).toEqual([6, 6.5, 6.51, 6.52, 0.3])
})

test('places are separated by what stands in no number', () => {
  expect(BETWEEN).toEqual({ en: ', ', fr: '\u00a0; ', es: '; ', it: '; ' })
})

test('decimals are written, and choose their plural, as the language does', () => {
  const source = 'lost =\n    { $n ->\n        [one] { $n } herida\n       *[other] { $n } heridas\n    }\n'
  const said = (language: 'en' | 'fr' | 'es' | 'it', n: number): string =>
    say(bundlesOf(language, { shared: [source], kt18: '', kt21: '', kt4w40k: '' }).shared, 'lost', {
      n: new FluentNumber(n, { maximumFractionDigits: 1 }),
    })
  expect(said('en', 1.5)).toBe('1.5 heridas')
  expect(said('es', 1.5)).toBe('1,5 heridas')
  expect(said('fr', 1.5)).toBe('1,5 herida')
  expect(said('it', 1)).toBe('1 herida')
})
