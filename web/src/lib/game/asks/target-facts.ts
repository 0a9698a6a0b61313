/** What is said of an enemy that might be attacked. */

import type { Target } from '../../../wire'
import { number, percent, t } from '../../i18n/speech.svelte'

export type Reach = 'ranged' | 'melee'

/** What an attack comes to, short enough to be written on the board. */
export function shortOdds(verdict: Target | null): string {
  if (verdict?.expected) return t('game-expected-short', { wounds: number(verdict.expected.wounds, { maximumFractionDigits: 1 }) })
  const odds = verdict?.odds
  return odds ? t('game-odds-short', { expected: number(odds.expected, { maximumFractionDigits: 1 }), kills: percent(odds.kills, 0) }) : ''
}

/** What an attack comes to, in whole sentences; where blows are exchanged, for both. */
export function longOdds(verdict: Target | null, both: boolean): string {
  if (verdict?.expected) {
    const { hits, wounds } = verdict.expected
    return t('game-expected-long', { hits: number(hits, { maximumFractionDigits: 1 }), wounds: number(wounds, { maximumFractionDigits: 1 }) })
  }
  const odds = verdict?.odds
  if (!odds) return ''
  return [
    t('game-odds-long', { expected: number(odds.expected, { maximumFractionDigits: 2 }), kills: percent(odds.kills) }),
    ...(both ? [t('game-odds-own', { expected: number(odds.expected_own, { maximumFractionDigits: 2 }), dies: percent(odds.dies) })] : []),
  ].join(' ')
}

/** How it stands to whoever attacks: how far, behind what, and whether it is seen where that matters. */
export function facts(verdict: Target | null, reach: Reach): string {
  if (!verdict) return ''
  return [
    ...(verdict.distance === null ? [] : [t('game-target-far', { length: number(verdict.distance, { maximumFractionDigits: 1 }) })]),
    ...(verdict.cover ? [t('game-target-cover')] : []),
    ...(verdict.obscured ? [t('game-target-obscured')] : []),
    ...(!verdict.visible && reach === 'ranged' ? [t('game-target-hidden')] : []),
  ].join(' · ')
}
