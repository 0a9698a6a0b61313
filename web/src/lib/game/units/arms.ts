import type { Choice } from '../../../wire'
import { readVolley } from './volley'

/** What a unit may attack with. */
export interface Arms {
  /** Its weapons, by their names in answers. */
  weapons: string[]
  /** Whole attacks, ready to be answered. */
  whole: string[]
}

/** The units that may attack, and with what, from choices such as `attack A1 rifle at {target}`. */
export function armsOf(choices: readonly Choice[]): Map<string, Arms> {
  const found = new Map<string, Arms>()
  for (const choice of choices) {
    const volley = choice.why_not ? null : readVolley(choice.answer)
    if (!volley) continue
    const arms = found.get(volley.unit) ?? { weapons: [], whole: [] }
    const slugs = Object.keys(volley.plan).filter((slug) => !arms.weapons.includes(slug))
    arms.weapons.push(...slugs)
    if (choice.needs.length === 0) arms.whole.push(choice.answer)
    found.set(volley.unit, arms)
  }
  return found
}
