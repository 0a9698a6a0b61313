/** One attack whose odds are asked, in whichever rule set: what the form shows, what the link carries, what is asked. */

import type { OddsQuestion } from '../../wire'
import { BATTLE_RULES, battleQuestion, newBattle, type BattleRules, type BattleSetup } from './battle/setup'
import { newSkirmish, SKIRMISH_RULES, skirmishQuestion, type SkirmishRules, type SkirmishSetup } from './skirmish/setup'

export type Setup = SkirmishSetup | BattleSetup

export const RULE_SETS = [...SKIRMISH_RULES, ...BATTLE_RULES] as const
export type RuleSetId = (typeof RULE_SETS)[number]

export const MOST_SETUPS = 4

export function isBattleRules(rules: string): rules is BattleRules {
  return BATTLE_RULES.some((one) => one === rules)
}

export function isSkirmishRules(rules: string): rules is SkirmishRules {
  return SKIRMISH_RULES.some((one) => one === rules)
}

export function isBattle(setup: Setup): setup is BattleSetup {
  return isBattleRules(setup.rules)
}

export function newSetup(rules: RuleSetId = 'kt24'): Setup {
  return isBattleRules(rules) ? newBattle(rules) : { ...newSkirmish(), rules }
}

/** The same set-up under other rules. What the two have in common stays; a form of another kind begins anew. */
export function under(setup: Setup, rules: RuleSetId): Setup {
  if (isBattle(setup)) {
    if (!isBattleRules(rules)) return newSetup(rules)
    // Only units are struck when they leave.
    const sequence = rules === 'kt18' && setup.sequence === 'opportunity' ? 'fight' : setup.sequence
    return { ...setup, rules, sequence }
  }
  return isBattleRules(rules) ? newSetup(rules) : { ...setup, rules }
}

/** The body of `POST /api/odds`. */
export function question(setup: Setup): OddsQuestion {
  return isBattle(setup) ? battleQuestion(setup) : skirmishQuestion(setup)
}
