import { api } from '../../api'
import type { LogEntry, Table } from '../../../wire'
import { lookMs, pace } from '../pace.svelte'
import type { Act } from './acts'
import { trailed, type Trail } from './spectacle'

/** Where nothing else sets the pace, each line is looked at for so long. */
const LEAST_MS = 350

/** An act that is shown again, line by line, from the table before it. */
export class Rerun {
  #table = $state.raw<Table | null>(null)
  #trails = $state.raw<readonly Trail[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was begun, so that an older fetch does not come in between. */
  #run = 0

  constructor(readonly id: string) {}

  /** The table that is shown; nothing while nothing is shown again. */
  get table(): Table | null {
    return this.#table
  }

  get trails(): readonly Trail[] {
    return this.#trails
  }

  /** Fetches the tables of an act and shows them. */
  async start(act: Act, log: readonly LogEntry[]): Promise<void> {
    this.stop()
    const run = this.#run
    const numbers = Array.from({ length: act.to - act.from + 2 }, (_, index) => act.from - 1 + index)
    const tables = await Promise.all(numbers.map((at) => this.#fetch(at)))
    if (run === this.#run) this.#show(tables, log, 0)
  }

  stop(): void {
    this.#run += 1
    clearTimeout(this.#timer)
    this.#table = null
    this.#trails = []
  }

  #show(tables: readonly Table[], log: readonly LogEntry[], index: number): void {
    const table = tables[index]
    if (!table) {
      this.stop()
      return
    }
    const entry = index === 0 ? undefined : log[table.at - 1]
    if (entry) this.#trails = trailed(this.#trails, this.#table, entry, table)
    this.#table = table
    const look = entry ? lookMs({ say: 'step', entry, table }, false, pace()) : 0
    this.#timer = setTimeout(() => this.#show(tables, log, index + 1), Math.max(LEAST_MS, look))
  }

  #fetch(at: number): Promise<Table> {
    return api<Table>(`/api/games/${encodeURIComponent(this.id)}/table`, { query: { at } })
  }
}
