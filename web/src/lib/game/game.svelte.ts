import { language } from '../i18n/speech.svelte'
import type { Answer, FromPage, LogEntry, Sheet, Side, StatusView, Table, ToPage } from '../../wire'
import { isAutomatic } from './auto.svelte'
import type { Trail } from './fight/spectacle'
import { Line, type Connection } from './line'
import { lookMs, pace } from './pace.svelte'
import { EMPTY, missesLines, reduce, type GameState } from './reduce'

export type Decide = Extract<StatusView, { wait: 'decide' }>
export type Roll = Extract<StatusView, { wait: 'roll' }>

/**
 * A game that is being played or watched. What the server says is shown one thing after another, slowly enough to be
 * followed; answers are given only once everything has been shown.
 */
export class LiveGame {
  #state = $state.raw<GameState>(EMPTY)
  #connection = $state<Connection>('connecting')
  #behind = $state(0)
  #asked = $state(false)
  #heardAt = $state(0)
  #paused = $state(false)
  /** Nobody looked when something was said: it is caught up with quickly instead of being shown one by one. */
  #missed = false
  #queue: ToPage[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #line: Line

  constructor(readonly id: string) {
    this.#line = new Line(() => this.#address(), {
      heard: (word) => this.#hear(word),
      changed: (connection) => {
        this.#connection = connection
        if (connection !== 'open') this.#asked = false
      },
    })
  }

  get sheet(): Sheet | null {
    return this.#state.sheet
  }

  get table(): Table | null {
    return this.#state.table
  }

  get log(): readonly LogEntry[] {
    return this.#state.log
  }

  /** The ways that whoever acts has come. */
  get trails(): readonly Trail[] {
    return this.#state.trails
  }

  /** Whether what the server says is kept back until somebody wants to go on. */
  get paused(): boolean {
    return this.#paused
  }

  pause(paused: boolean): void {
    this.#paused = paused
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!paused) this.#pump()
  }

  get refused() {
    return this.#state.refused
  }

  get connection(): Connection {
    return this.#connection
  }

  /** When the table that is shown was heard of, in the milliseconds of `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt
  }

  /** Whether everything the server has said is on the table. */
  get caughtUp(): boolean {
    return this.#behind === 0
  }

  /** Whether the server has been asked for something and has not said anything since. */
  get waiting(): boolean {
    return this.#asked
  }

  /** The sides that this person plays. */
  get mySides(): Side[] {
    return (this.sheet?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.side)
  }

  get spectator(): boolean {
    return this.sheet !== null && this.mySides.length === 0
  }

  /** The decision that this person has to make now, if it is theirs. */
  get decision(): Decide | null {
    const status = this.table?.status
    return status?.wait === 'decide' && this.caughtUp && this.mySides.includes(status.side) ? status : null
  }

  /** The dice that this person has to throw and type, if it is so. */
  get throwing(): Roll | null {
    const status = this.table?.status
    if (status?.wait !== 'roll' || this.sheet?.dice !== 'own' || !this.caughtUp) return null
    return this.mySides.includes(status.side) ? status : null
  }

  /** Gives an answer to the decision that is shown. */
  answer(answer: Answer): void {
    if (this.table) this.#ask({ say: 'answer', at: this.table.at, answer })
  }

  /** Lets the program give the sensible answer. */
  auto(): void {
    if (this.table) this.#ask({ say: 'auto', at: this.table.at })
  }

  roll(faces: number[]): void {
    if (this.table) this.#ask({ say: 'roll', at: this.table.at, faces })
  }

  say(word: FromPage): void {
    this.#ask(word)
  }

  /** Hears the game in the language being spoken now. */
  relearn(): void {
    this.#line.redial()
  }

  /** Shows at once whatever has not been shown. */
  catchUp(): void {
    this.#paused = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#queue.length > 0) this.#show(this.#queue.shift() as ToPage)
    this.#behind = 0
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.#line.hangUp()
  }

  #address(): string {
    const url = new URL(`/api/games/${encodeURIComponent(this.id)}/live`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.searchParams.set('lang', language())
    return url.href
  }

  #ask(word: FromPage): void {
    // Whoever acts wants to see what comes of it.
    if (this.#paused) this.pause(false)
    this.#asked = this.#line.say(word)
  }

  #hear(word: ToPage): void {
    if (word.say === 'hello') {
      // The whole game as it is: what was still to be shown is part of it.
      this.#queue = []
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
    this.#queue.push(word)
    if (document.hidden) this.#missed = true
    this.#behind = this.#queue.length + (this.#timer === undefined ? 0 : 1)
    if (this.#timer === undefined && !(this.#paused && this.table)) this.#pump()
  }

  #pump(): void {
    this.#timer = undefined
    const word = this.#queue.shift()
    if (!word) {
      this.#behind = 0
      this.#missed = false
      this.#automatically()
      return
    }
    this.#show(word)
    const mine = word.say === 'step' && this.mySides.includes(word.entry.side)
    const look = this.#missed ? 0 : lookMs(word, mine, pace())
    this.#behind = this.#queue.length + 1
    if (look > 0) this.#timer = setTimeout(() => this.#pump(), look)
    else this.#pump()
  }

  #show(word: ToPage): void {
    if (missesLines(this.#state, word)) {
      this.#line.redial()
      return
    }
    this.#asked = false
    this.#heardAt = performance.now()
    this.#state = reduce(this.#state, word)
  }

  /** Decisions that the player leaves to the program are not shown at all. */
  #automatically(): void {
    const decision = this.decision
    if (decision && !this.refused && !this.#asked && isAutomatic(decision.ask.kind)) this.auto()
  }
}
