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

/**
 * Asks at most one question at a time, and after each only the newest of those that came meanwhile: for a pointer that
 * moves faster than the server answers.
 */
export class Follower<Q, A> {
  #next: { question: Q } | null = null
  #running = false
  #stopped = false

  constructor(
    readonly ask: (question: Q) => Promise<A>,
    readonly tell: (question: Q, answer: A) => void,
  ) {}

  follow(question: Q): void {
    this.#next = { question }
    if (!this.#running) void this.#run()
  }

  stop(): void {
    this.#stopped = true
    this.#next = null
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#next) {
      const { question } = this.#next
      this.#next = null
      try {
        const answer = await this.ask(question)
        if (!this.#stopped) this.tell(question, answer)
      } catch {
        // The next movement of the pointer asks again.
      }
    }
    this.#running = false
  }
}
