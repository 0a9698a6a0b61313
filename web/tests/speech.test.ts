import { expect, test } from 'vitest'

import { bundlesOf, say } from '../src/lib/i18n/bundles'
import { firstSpoken } from '../src/lib/i18n/language'

test('the first language that the page speaks is taken', () => {
  expect(firstSpoken(['de-AT', 'fr-CH', 'en'])).toBe('fr')
  expect(firstSpoken(['IT'])).toBe('it')
  expect(firstSpoken(['de', 'pt'])).toBe('en')
  expect(firstSpoken([])).toBe('en')
})

test('rule sets say their own words and share all others', () => {
  const bundles = bundlesOf('en', { shared: ['move = Reposition\ndash = Dash'], kt18: 'dash = Run', kt21: 'move = Normal Move', kt4w40k: '' })
  expect(say(bundles.shared, 'move')).toBe('Reposition')
  expect(say(bundles.of('kt21'), 'move')).toBe('Normal Move')
  expect(say(bundles.of('kt21'), 'dash')).toBe('Dash')
  expect(say(bundles.of('kt18'), 'dash')).toBe('Run')
  expect(say(bundles.of('kt24'), 'move')).toBe('Reposition')
})

test('numbers pick their plural', () => {
  const hits = 'hits =\n    { $n ->\n        [one] a hit\n       *[other] { $n } hits\n    }\n'
  const { shared } = bundlesOf('fr', { shared: [hits], kt18: '', kt21: '', kt4w40k: '' })
  expect(say(shared, 'hits', { n: 0 })).toBe('a hit')
  expect(say(shared, 'hits', { n: 3 })).toBe('3 hits')
})

test('a message that is missing shows its id', () => {
  const bundles = bundlesOf('en', { shared: ['a = A'], kt18: '', kt21: '', kt4w40k: '' })
  expect(say(bundles.shared, 'nowhere')).toBe('nowhere')
})
