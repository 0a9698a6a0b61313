import type { Formation, Placed, PointView } from '../../wire'
import { shifted } from '../board/outline'
import type { Ghost } from '../board/piece'
import { Follower } from './latest.svelte'
import { place, redirected, writeMarch } from './notation'
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
  #follower: Follower<{ answer: string; click: boolean }, Formation>

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
    return this.#fixed?.legal ? this.#fixed : null
  }

  get isFixed(): boolean {
    return this.#fixed !== null
  }

  /** Whether single models can be sent elsewhere now: everybody's move is known. */
  get adjustable(): boolean {
    return this.#fixed !== null && this.#fixed.models.length > 1 && marchOf(this.#fixed) !== null
  }

  hover(answer: string | null): void {
    if (this.#fixed) return
    if (answer === null) this.#pointed = null
    else this.#follower.follow({ answer, click: false })
  }

  /** Takes an answer to be looked at and confirmed. */
  take(answer: string): void {
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
    this.#fixed = this.#before.pop() ?? null
  }

  /** Follows the pointer again. */
  release(): void {
    this.#before = []
    this.#fixed = null
  }

  stop(): void {
    this.#follower.stop()
  }
}

/** The move of every model, in the order in which they move: the first, then those in front. Nothing if it is not known. */
export function marchOf({ answer, models }: Formation): string | null {
  if (answer.startsWith('march ')) return answer
  const [first] = models
  if (!first?.from || !answer.startsWith('go ')) return null
  const [dx, dy] = [first.to[0] - first.from[0], first.to[1] - first.from[1]]
  const ahead = ({ from }: Placed): number => (from ? from[0] * dx + from[1] * dy : 0)
  const order = [first, ...models.slice(1).sort((a, b) => ahead(b) - ahead(a) || a.number - b.number)]
  const steps = order.flatMap((one) => {
    const places = one.path.slice(1)
    return places.length > 0 ? [{ number: one.number, way: `along ${places.map(([x, y, z]) => place([x, y], z)).join(' ')}` }] : []
  })
  return steps.length > 0 ? writeMarch(steps) : null
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
  if (first?.from && !seen.legal && seen.answer.startsWith('go ') && seen.models.every((one) => one === first || isAtHome(one))) {
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
