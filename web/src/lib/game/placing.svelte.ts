import type { LivePath, LiveRegion, PointView } from '../../wire'
import { Follower, Latest } from './latest.svelte'
import { region as askRegion, way as askWay, type Errand } from './questions'
import { snapTo } from './snap'

export interface Seen {
  at: PointView
  found: LivePath
}

/** Putting something somewhere: the places that will do, the one under the pointer, and the one that was clicked. */
export class Placing {
  readonly region = new Latest<LiveRegion>()
  #fixed = $state.raw<Seen | null>(null)
  #pointed = $state.raw<Seen | null>(null)
  #errand: Errand | null = null
  /** The place that was chosen, also while the server is still being asked about it. */
  #wanted: PointView | null = null
  #follower: Follower<{ errand: Errand; at: PointView; click: boolean }, LivePath>

  constructor(readonly id: string) {
    this.#follower = new Follower(
      ({ errand, at }) => askWay(id, errand, at),
      ({ at, click }, found) => {
        // The server may mean a place a little beside it, such as a roof's height.
        if (click) this.#fixed = { at, found }
        else if (!this.#fixed) this.#pointed = { at, found }
      },
    )
  }

  /** The place that is looked at now. */
  get seen(): Seen | null {
    return this.#fixed ?? this.#pointed
  }

  /** The place that was chosen, whether the server has answered or not. */
  get place(): PointView | null {
    return this.#wanted
  }

  /** The place that was clicked, if it will do. */
  get chosen(): LivePath | null {
    return this.#fixed?.found.legal && !this.#follower.busy ? this.#fixed.found : null
  }

  get isFixed(): boolean {
    return this.#fixed !== null
  }

  /** Begins anew with another errand. */
  send(errand: Errand, keep: PointView | null = null): void {
    this.#errand = errand
    this.#wanted = keep
    this.#follower.forget()
    this.#fixed = null
    this.#pointed = null
    void this.region.ask((signal) => askRegion(this.id, errand, signal))
    if (keep) this.#follower.follow({ errand, at: keep, click: true })
  }

  hover(at: PointView | null): void {
    if (this.#fixed) return
    if (at) this.#follow(at, false)
    else this.#pointed = null
  }

  click(at: PointView): void {
    this.#fixed = null
    this.#follow(at, true)
  }

  /** Takes a place exactly as it is. */
  put(at: PointView): void {
    this.#wanted = at
    if (this.#errand) this.#follower.follow({ errand: this.#errand, at, click: true })
  }

  free(): void {
    this.#wanted = null
    this.#follower.forget()
    this.#fixed = null
  }

  stop(): void {
    this.#follower.forget()
    this.region.forget()
  }

  #follow(at: PointView, click: boolean): void {
    if (!this.#errand) return
    const place = snapTo(this.region.value?.region ?? [], at)
    if (click) this.#wanted = place
    this.#follower.follow({ errand: this.#errand, at: place, click })
  }
}
