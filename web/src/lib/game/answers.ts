/** Answers, as the page composes them, compares them and takes them apart. */

import type { Answer, AnswerPlace, Choice, LivePath, ModelId, PointView, UnitMove, Way } from '../../wire'

export type AnswerOf<K extends Answer['kind']> = Extract<Answer, { kind: K }>

/** A choice that needs nothing more to be answered. */
export type WholeChoice = Choice & { answer: Answer }

export function isWhole(choice: Choice): choice is WholeChoice {
  return choice.answer !== null
}

/** The choice whose answer is a plain word, such as to pass. */
export function wordChoice(choices: readonly Choice[], kind: 'pass' | 'end' | 'yes'): WholeChoice | undefined {
  return choices.filter(isWhole).find((choice) => choice.answer.kind === kind)
}

/** Whether two values say the same, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const fields = new Map(Object.entries(b))
  const own = Object.entries(a)
  return own.length === fields.size && own.every(([name, value]) => fields.has(name) && same(value, fields.get(name)))
}

/** The model or unit that an answer is about; nothing if it names none. */
export function modelOf(answer: Answer | null): ModelId | null {
  return answer && 'model' in answer ? (answer.model ?? null) : null
}

/** Whom an answer attacks or charges, the first first. */
export function targetsOf(answer: Answer | null): ModelId[] {
  switch (answer?.kind) {
    case 'shoot':
      return answer.targets
    case 'fight':
    case 'overwatch':
      return [answer.target]
    case 'attack':
      return [...new Set(answer.uses.flatMap((use) => use.targets))]
    case 'do':
      return answer.deed.kind === 'charge' ? answer.deed.targets : []
    default:
      return []
  }
}

/** The weapons that an answer uses. */
export function weaponsOf(answer: Answer | null): string[] {
  switch (answer?.kind) {
    case 'shoot':
    case 'fight':
    case 'overwatch':
    case 'weapon':
      return [answer.weapon]
    case 'attack':
      return answer.uses.map((use) => use.weapon)
    default:
      return []
  }
}

/** The number of the door that an answer works. */
export function doorOf(answer: Answer | null): number | null {
  if (answer?.kind === 'door') return answer.door
  return answer?.kind === 'do' && answer.deed.kind === 'door' ? answer.deed.door : null
}

/** The places that an answer goes to, one after another. */
export function placesOf(answer: Answer | null): AnswerPlace[] {
  switch (answer?.kind) {
    case 'deploy':
      return [answer.place]
    case 'move':
    case 'go':
    case 'retreat':
      return along(answer.way)
    case 'do':
      return 'way' in answer.deed ? along(answer.deed.way) : []
    default:
      return []
  }
}

function along(way: Way): AnswerPlace[] {
  return 'to' in way ? [way.to] : way.along
}

/** What kind of choice an answer belongs to: what a model does by it, else what kind of answer it is. */
export function choiceKind(answer: Answer): string {
  if (answer.kind === 'move') return answer.action
  return answer.kind === 'do' ? answer.deed.kind : answer.kind
}

/** Whether an answer is what comes of a choice, once everything that it needs is picked. */
export function fits(choice: Choice, answer: Answer): boolean {
  if (choice.answer) return same(choice.answer, answer)
  return (
    choice.kind === choiceKind(answer) &&
    (choice.model === undefined || choice.model === modelOf(answer)) &&
    (choice.weapon === undefined || same([choice.weapon], weaponsOf(answer))) &&
    (choice.order === undefined || ('order' in answer && choice.order === answer.order))
  )
}

/** The most places that a path may have. */
const MOST_PLACES = 32

/** The answer that goes to a place along the very path that was shown, where it bends. */
export function traced({ answer, path }: Pick<LivePath, 'answer' | 'path'>): Answer {
  const places = path.slice(1)
  if (answer.kind !== 'go' || places.length < 2 || places.length > MOST_PLACES) return answer
  return { ...answer, way: { along: places } }
}

/** A place on the floor. */
export function floor([x, y]: PointView): AnswerPlace {
  return [x, y, 0]
}

/** Answers that say for each model of a unit where it goes or stands. */
export type UnitAnswer = AnswerOf<'march'> | AnswerOf<'deploy-each'>

export function isUnitAnswer(answer: Answer): answer is UnitAnswer {
  return answer.kind === 'march' || answer.kind === 'deploy-each'
}

/** The same moves with one model sent elsewhere; whoever stayed goes last. */
export function redirected(answer: UnitAnswer, number: number, at: PointView): UnitAnswer {
  const sent: UnitMove = { number, way: { to: floor(at) } }
  const known = answer.moves.some((one) => one.number === number)
  return { ...answer, moves: known ? answer.moves.map((one) => (one.number === number ? sent : one)) : [...answer.moves, sent] }
}
