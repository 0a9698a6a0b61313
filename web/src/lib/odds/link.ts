/**
 * Set-ups in the address, so that a link shows what was seen: one `s` a set-up, words joined by underscores.
 *
 * `?s=kt24_shoot_atk-4-3-3-4-10_with-Lethal 5+_def-10-4-3_cover&s=kt18_shoot_w-Assault 2 bs 3+ S4 D1_t-T4 W1 sv 4+`
 */

import { readBattle, writtenBattle } from './battle/link'
import { isBattle, isBattleRules, MOST_SETUPS, newSetup, type Setup } from './setup'
import { readSkirmish, writtenSkirmish } from './skirmish/link'

export function encode(setups: readonly Setup[]): string {
  const search = new URLSearchParams()
  for (const setup of setups) search.append('s', isBattle(setup) ? writtenBattle(setup) : writtenSkirmish(setup))
  return search.toString()
}

/** The set-ups of an address; what cannot be read keeps its usual value. At least one. */
export function decode(search: string): Setup[] {
  const found = new URLSearchParams(search).getAll('s').slice(0, MOST_SETUPS).map(read)
  return found.length > 0 ? found : [newSetup()]
}

function read(text: string): Setup {
  const words = text.split('_').map((word) => {
    const dash = word.indexOf('-')
    return dash < 0 ? { key: word, value: '' } : { key: word.slice(0, dash), value: word.slice(dash + 1) }
  })
  const rules = words[0]?.key ?? ''
  return isBattleRules(rules) ? readBattle(rules, words) : readSkirmish(words)
}
