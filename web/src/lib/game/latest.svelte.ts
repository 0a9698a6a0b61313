import { problemText } from '../api'

/** A question whose answer is shown as it comes; a newer question makes an older one forgotten. */
export class Latest<T> {
  #value = $state.raw<T | null>(null)
  #problem = $state<string | null>(null)
  #busy = $state(false)
  #abort: AbortController | null = null

  get value(): T | null {
    return this.#value
  }

  get problem(): string | null {
    return this.#problem
  }

  get busy(): boolean {
    return this.#busy
  }

  /** Asks; the old answer stays in view until the new one is there unless `fresh`. */
  async ask(question: (signal: AbortSignal) => Promise<T>, fresh = true): Promise<void> {
    this.#abort?.abort()
    const abort = new AbortController()
    this.#abort = abort
    if (fresh) this.#value = null
    this.#problem = null
    this.#busy = true
    try {
      const value = await question(abort.signal)
      if (this.#abort === abort) this.#value = value
    } catch (problem) {
      if (this.#abort === abort) this.#problem = problemText(problem)
    }
    if (this.#abort === abort) this.#busy = false
  }

  forget(): void {
    this.#abort?.abort()
    this.#abort = null
    this.#value = null
    this.#problem = null
    this.#busy = false
  }
}

/** A question about the place under the pointer. */
export interface Pointed {
  /** Whether it was clicked, and not only passed over. */
  click: boolean
}

/**
 * Asks at most one question at a time, and after each only the newest of those that came meanwhile: for a pointer that
 * moves faster than the server answers. A click is not forgotten for a movement after it.
 */
export class Follower<Q extends Pointed, A> {
  #next: Q | null = null
  /** What is being asked, unless its answer is not wanted any more. */
  #asked: Q | null = null
  #clicked = $state.raw<Q | null>(null)
  #running = false

  constructor(
    readonly ask: (question: Q) => Promise<A>,
    readonly tell: (question: Q, answer: A) => void,
  ) {}

  /** Whether the answer to a click is awaited. */
  get busy(): boolean {
    return this.#clicked !== null
  }

  follow(question: Q): void {
    if (question.click) this.#clicked = question
    else if (this.#clicked) return
    this.#next = question
    if (!this.#running) void this.#run()
  }

  /** Wants no answer any more to what was asked before. */
  forget(): void {
    this.#clicked = null
    this.#next = null
    this.#asked = null
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#next) {
      const question = this.#next
      this.#next = null
      this.#asked = question
      try {
        const answer = await this.ask(question)
        if (this.#isWanted(question)) this.tell(question, answer)
      } catch {
        // The next movement of the pointer asks again.
      }
      if (this.#clicked === question) this.#clicked = null
    }
    this.#running = false
  }
  /** What was passed over before a click is not told after it. */
  #isWanted(question: Q): boolean {
    return this.#asked === question && (this.#clicked === null || this.#clicked === question)
  }
}
