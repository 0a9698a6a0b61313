import type { Answer, Formation, Placed, PointView, UnitMove } from '../../wire'
import { shifted } from '../board/outline'
import type { Ghost } from '../board/piece'
import { isUnitAnswer, redirected, type UnitAnswer } from './answers'
import { Follower } from './latest.svelte'
import { formation } from './questions'

/**
 * Sending a unit somewhere: where its models would stand while the pointer goes about, then with the place clicked, then
 * with single models sent elsewhere.
 */
export class Marching {
  #fixed = $state.raw<Formation | null>(null)
  #pointed = $state.raw<Formation | null>(null)
  /** The formations before single models were sent elsewhere, the newest last. */
  #before: Formation[] = []
  #follower: Follower<{ answer: Answer; click: boolean }, Formation>

  constructor(readonly id: string) {
    this.#follower = new Follower(
      ({ answer }) => formation(id, answer),
      ({ click }, found) => {
        if (click) this.#fixed = found
        else if (!this.#fixed) this.#pointed = found
      },
    )
  }

  /** What is looked at now. */
  get seen(): Formation | null {
    return this.#fixed ?? this.#pointed
  }

  /** What was clicked, if it will do. */
  get chosen(): Formation | null {
    return this.#fixed?.legal && !this.#follower.busy ? this.#fixed : null
  }

  get isFixed(): boolean {
    return this.#fixed !== null
  }

  /** Whether single models can be sent elsewhere now: everybody's move is known. */
  get adjustable(): boolean {
    return this.#fixed !== null && this.#fixed.models.length > 1 && marchOf(this.#fixed) !== null
  }

  hover(answer: Answer | null): void {
    if (this.#fixed) return
    if (answer === null) this.#pointed = null
    else this.#follower.follow({ answer, click: false })
  }

  /** Takes an answer to be looked at and confirmed. */
  take(answer: Answer): void {
    this.#before = []
    this.#follower.follow({ answer, click: true })
  }

  /** Sends one model elsewhere. */
  adjust(number: number, at: PointView): void {
    const fixed = this.#fixed
    const march = fixed && marchOf(fixed)
    if (!march) return
    this.#before.push(fixed)
    this.#follower.follow({ answer: redirected(march, number, at), click: true })
  }

  /** Takes the last step back: a model that was sent elsewhere, or the place. */
  back(): void {
    this.#follower.forget()
    this.#fixed = this.#before.pop() ?? null
  }

  /** Follows the pointer again. */
  release(): void {
    this.#follower.forget()
    this.#before = []
    this.#fixed = null
  }

  stop(): void {
    this.#follower.forget()
  }
}

/**
 * The move of every model, in the order in which they move: the first, then those in front; or the place of every model
 * of a unit that is set up. Nothing if it is not known.
 */
export function marchOf({ answer, legal, models }: Formation): UnitAnswer | null {
  if (isUnitAnswer(answer)) return answer
  if (legal && models.every(({ from }) => from === null)) {
    const moves = models.map(({ number, to }): UnitMove => ({ number, way: { to } }))
    return answer.kind === 'deploy' ? { kind: 'deploy-each', model: answer.model, moves } : { kind: 'march', moves }
  }
  const [first] = models
  if (!first?.from || answer.kind !== 'go') return null
  const [dx, dy] = [first.to[0] - first.from[0], first.to[1] - first.from[1]]
  const ahead = ({ from }: Placed): number => (from ? from[0] * dx + from[1] * dy : 0)
  const order = [first, ...models.slice(1).sort((a, b) => ahead(b) - ahead(a) || a.number - b.number)]
  const moves = order.flatMap((one): UnitMove[] => {
    const places = one.path.slice(1)
    return places.length > 0 ? [{ number: one.number, way: { along: places } }] : []
  })
  return moves.length > 0 ? { kind: 'march', moves } : null
}

function flat([x, y]: readonly [number, number, number]): PointView {
  return [x, y]
}

function way({ from, to, path }: Placed): PointView[] {
  return (path.length > 1 ? path : [...(from ? [from] : []), to]).map(flat)
}

function isAtHome({ from, to }: Placed): boolean {
  return from !== null && from[0] === to[0] && from[1] === to[1]
}

/** The models of a unit as the board shows them before they move. */
export function ghostsOf(seen: Formation | null, radius: (number: number) => number): Ghost[] {
  if (!seen) return []
  // Where the first cannot go, nobody does: all are shown as they would stand beside it.
  const [first] = seen.models
  if (first?.from && !seen.legal && seen.answer.kind === 'go' && seen.models.every((one) => one === first || isAtHome(one))) {
    const [from, to] = [flat(first.from), flat(first.to)]
    return seen.models.map((one) => {
      const home = flat(one.from ?? one.to)
      return { number: one.number, path: [home, shifted(home, from, to)], radius: radius(one.number), legal: false }
    })
  }
  return seen.models.map((one) => ({
    number: one.number,
    path: way(one),
    radius: radius(one.number),
    // Whoever is at fault is shown; where it is nobody alone, all are.
    legal: seen.culprit === null ? seen.legal : one.number !== seen.culprit,
  }))
}

/** The ways of a unit's models, by their names, so that they walk there. */
export function walksOf(seen: Formation): Record<string, PointView[]> {
  return Object.fromEntries(seen.models.map((one) => [`${seen.unit}.${one.number}`, way(one)]))
}
