import { api } from '../api'
import type { LogEntry, Sheet, Table } from '../../wire'

/** Steps a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const

const STEP_MS = 1200
/** Tables that are kept: going back and forth asks nobody. */
const KEPT = 400

/** A game that is looked at from its first line to its last. */
export class Player {
  #sheet = $state.raw<Sheet | null>(null)
  #log = $state.raw<readonly LogEntry[]>([])
  #table = $state.raw<Table | null>(null)
  #at = $state(0)
  #playing = $state(false)
  #speed = $state<number>(1)
  #timer: ReturnType<typeof setTimeout> | undefined
  #tables = new Map<number, Promise<Table>>()

  constructor(readonly id: string) {}

  get sheet(): Sheet | null {
    return this.#sheet
  }

  get log(): readonly LogEntry[] {
    return this.#log
  }

  /** The table that is shown; it may be a moment behind `at`. */
  get table(): Table | null {
    return this.#table
  }

  /** After how many lines the game is shown. */
  get at(): number {
    return this.#at
  }

  get end(): number {
    return this.#log.length
  }

  get playing(): boolean {
    return this.#playing
  }

  get speed(): number {
    return this.#speed
  }

  set speed(speed: number) {
    this.#speed = speed
  }

  /** Fetches the game, in the language being spoken. */
  async load(at: number | null): Promise<void> {
    this.#tables.clear()
    const path = this.#path
    const [sheet, log] = await Promise.all([api<Sheet>(path), api<LogEntry[]>(`${path}/log`)])
    this.#sheet = sheet
    this.#log = log
    await this.go(at ?? (sheet.finish || sheet.replay ? 0 : log.length))
  }

  async go(at: number): Promise<void> {
    const wanted = Math.min(this.end, Math.max(0, Math.round(at)))
    this.#at = wanted
    const table = await this.#fetch(wanted)
    if (this.#at === wanted) this.#table = table
    // The next one is there before it is needed.
    if (wanted < this.end) void this.#fetch(wanted + 1).catch(() => undefined)
  }

  /** Goes to the first line of the turning point after or before the one that is shown. */
  turn(by: 1 | -1): Promise<void> {
    const starts = this.#log.flatMap((entry, index) => (entry.turn !== this.#log[index - 1]?.turn ? [entry.at] : []))
    const next = by > 0 ? starts.find((at) => at > this.#at) : starts.filter((at) => at < this.#at).at(-1)
    return this.go(next ?? (by > 0 ? this.end : 0))
  }

  play(): void {
    if (this.#playing) return
    this.#playing = true
    if (this.#at >= this.end) void this.go(0)
    this.#next()
  }

  pause(): void {
    this.#playing = false
    clearTimeout(this.#timer)
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      if (this.#at >= this.end) {
        this.pause()
        return
      }
      void this.go(this.#at + 1).then(
        () => this.#playing && this.#next(),
        () => this.pause(),
      )
    }, STEP_MS / this.#speed)
  }

  #fetch(at: number): Promise<Table> {
    const known = this.#tables.get(at)
    if (known) return known
    const asked = api<Table>(`${this.#path}/table`, { query: { at } })
    if (this.#tables.size >= KEPT) this.#tables.clear()
    this.#tables.set(at, asked)
    asked.catch(() => this.#tables.delete(at))
    return asked
  }

  get #path(): string {
    return `/api/games/${encodeURIComponent(this.id)}`
  }
}
