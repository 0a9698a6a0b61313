/** What is said of an enemy that might be attacked. */

import type { Target } from '../../../wire'
import { counted, figure, number, percent, t } from '../../i18n/speech.svelte'

export type Reach = 'ranged' | 'melee'

/** What an attack comes to, short enough to be written on the board. */
export function shortOdds(verdict: Target | null): string {
  const odds = verdict?.odds
  return odds ? t('game-odds-short', { expected: number(odds.expected, { maximumFractionDigits: 1 }), kills: percent(odds.kills, 0) }) : ''
}

/** What an attack comes to, in whole sentences; where blows are exchanged, for both. */
export function longOdds(verdict: Target | null, both: boolean): string {
  const odds = verdict?.odds
  if (!odds) return ''
  // In rule sets with phases whoever is attacked strikes in its own turn.
  const own = both && (odds.expected_own > 0 || odds.dies > 0)
  return [
    t('game-odds-long', { expected: counted(odds.expected, 2), kills: percent(odds.kills) }),
    ...(own ? [t('game-odds-own', { expected: counted(odds.expected_own, 2), dies: percent(odds.dies) })] : []),
  ].join(' ')
}

/** How it stands to whoever attacks: how far, behind what, and whether it is seen where that matters. */
export function facts(verdict: Target | null, reach: Reach): string {
  if (!verdict) return ''
  return [
    ...(verdict.distance === null ? [] : [t('game-target-far', { length: figure(verdict.distance) })]),
    ...(verdict.cover ? [t('game-target-cover')] : []),
    ...(verdict.obscured ? [t('game-target-obscured')] : []),
    ...(!verdict.visible && reach === 'ranged' ? [t('game-target-hidden')] : []),
  ].join(' · ')
}
