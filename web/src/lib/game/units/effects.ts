import type { Sheet, Side } from '../../../wire'
import { t, tFor } from '../../i18n/speech.svelte'
import type { WholeChoice } from '../answers'
import { ployOf } from '../names'

/** What everybody may do at some moment of the turn, whatever the army. */
const COMMON = new Set(['decisive-move', 'decisive-shot', 'counter-offensive', 'insane-bravery', 'command-re-roll', 'arrive', 'heroic-intervention'])

/** An effect that is on offer, and the units that it may be used on. */
export interface Effect {
  slug: string
  name: string
  text: string
  cost: number
  choices: WholeChoice[]
}

/** The effects among choices, each once. */
export function effectsOf(sheet: Sheet, side: Side, choices: readonly WholeChoice[]): Effect[] {
  const found = new Map<string, Effect>()
  for (const choice of choices) {
    if (choice.answer.kind !== 'ploy') continue
    const slug = choice.answer.ploy
    const known = found.get(slug)
    if (known) {
      known.choices.push(choice)
      continue
    }
    const card = ployOf(sheet, side, slug)
    const common = COMMON.has(slug)
    found.set(slug, {
      slug,
      name: card?.name ?? (common ? tFor(sheet.rules, `term-${slug}`) : slug),
      text: card?.text ?? (common ? t(`game-effect-${slug}-text`) : ''),
      cost: choice.cp ?? card?.cost ?? 0,
      choices: [choice],
    })
  }
  return [...found.values()]
}
