import { t, tFor } from '../i18n/speech.svelte'
import type { AttackView, DiceView, LogEntry, ModelId, RerollSource } from '../../wire'
import { dieList, inOrder, outcomeOf, type Die, type Outcome } from './dice'
import { hitsUnder, type Hit } from './saves'

/** Why a die is what it is, as far as it is told. */
export type DieReason = 'lethal' | 'accurate' | 'cover' | RerollSource

/** A die with what it became and why. */
export interface ToldDie extends Omit<Die, 'outcome'> {
  outcome: Outcome | null
  reason: DieReason | null
}

/** An attack, as far as its dice have to be told apart. */
export interface ToldAttack {
  view: AttackView
  /** What let dice of the attacker and of the defender be rolled again. */
  again: { attack: RerollSource | null; defence: RerollSource | null }
}

/** The attack that is being resolved, with what the log tells of its dice. */
export function attackOf(view: AttackView, log: readonly LogEntry[]): ToldAttack {
  const begun = log.findLastIndex((entry) => entry.events.some((event) => event.key === 'shoots' || event.key === 'fights'))
  const again: ToldAttack['again'] = { attack: null, defence: null }
  for (const event of begun < 0 ? [] : log.slice(begun).flatMap((entry) => entry.events)) {
    if (event.key === 'rerolls') again[event.side === sideOf(view.attacker) ? 'attack' : 'defence'] = event.source
  }
  return { view, again }
}

function sideOf(model: ModelId): string {
  return model.slice(0, 1)
}

/** The dice of one side of an attack, the best first, each with its reason. */
export function toldDice(attack: ToldAttack, role: 'attack' | 'defence'): ToldDie[] {
  const dice = attack.view[role]
  const saves = role === 'defence' && attack.view.sequence === 'shoot'
  return dieList(dice).map((die) => ({ ...die, reason: reasonOf(die, dice, saves, attack.again[role]) }))
}

function reasonOf(die: Die, dice: DiceView, saves: boolean, again: RerollSource | null): DieReason | null {
  if (die.kept) return saves ? 'cover' : 'accurate'
  if (die.face === null && dice.critical === null) return again
  if (die.outcome === 'critical' && die.face !== null && die.face < 6) return 'lethal'
  return null
}

/** The dice of a roll with what they became, where the attack that they belong to still lies there. */
export function rolledDice(roll: LogEntry, attack: ToldAttack | null): ToldDie[] {
  const dice = attack ? diceOf(roll, attack) : null
  const again = attack && roll.reason === 'reroll' ? attack.again[roll.side === sideOf(attack.view.attacker) ? 'attack' : 'defence'] : null
  return inOrder(roll.faces).map((face) => {
    const outcome = dice ? outcomeOf(face, dice.needs, dice.critical_from) : null
    const lethal = outcome === 'critical' && face < 6
    return { face, outcome, kept: false, fresh: false, reason: lethal ? 'lethal' : again }
  })
}

const OF_ATTACKS: ReadonlySet<string> = new Set(['attack', 'defence', 'reroll'])

function diceOf(roll: LogEntry, { view }: ToldAttack): DiceView | null {
  if (!OF_ATTACKS.has(roll.reason ?? '')) return null
  const dice = roll.side === sideOf(view.attacker) ? view.attack : view.defence
  return dice.needs > 0 ? dice : null
}

/** What a die became, in a word. */
export function became(die: ToldDie, saves: boolean): string | null {
  return die.outcome && t(`die-${saves ? 'save' : 'hit'}-${die.outcome}`)
}

/** Why a die became what it is; nothing where its number says so. */
export function because(rules: string, die: ToldDie): string | null {
  return die.reason && t(`die-by-${die.reason}`, { rule: tFor(rules, `term-${die.reason}`) })
}

/** What a die says for itself: what it shows, what it became, and why. */
export function dieWords(rules: string, die: ToldDie, saves: boolean): string {
  const face = die.face === null ? null : String(die.face)
  return [face, became(die, saves), because(rules, die)].filter((part) => part !== null).join(', ')
}

/** The successes of an attack with the saves that cancel them, once they have been spent in the last line of the log. */
export function cancelled(log: readonly LogEntry[]): Hit[] {
  const answer = log.at(-1)?.answer
  if (answer?.kind !== 'saves') return []
  const told = log.flatMap((entry) => entry.events).findLast((event) => event.key === 'hits')
  return told ? hitsUnder(told, answer) : []
}
