import type { Choice, ModelId } from '../../../wire'
import { weaponsOf, type AnswerOf } from '../answers'

/** What a unit may attack with. */
export interface Arms {
  /** Its weapons, by their names in answers. */
  weapons: string[]
  /** Whole attacks, ready to be answered. */
  whole: AnswerOf<'attack'>[]
}

/** The units that may attack, and with what. */
export function armsOf(choices: readonly Choice[]): Map<ModelId, Arms> {
  const found = new Map<ModelId, Arms>()
  for (const choice of choices) {
    const { answer, model, weapon } = choice
    if (choice.kind !== 'attack' || choice.why_not || !model) continue
    const arms = found.get(model) ?? { weapons: [], whole: [] }
    const used = answer ? weaponsOf(answer) : weapon ? [weapon] : []
    arms.weapons.push(...used.filter((slug) => !arms.weapons.includes(slug)))
    if (answer?.kind === 'attack') arms.whole.push(answer)
    found.set(model, arms)
  }
  return found
}
