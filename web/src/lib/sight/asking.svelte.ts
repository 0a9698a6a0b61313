import { api, ApiError } from '../api'

/** The answer to a question that changes all the time: the newest one counts, and the old one stays until it comes. */
export class Asking<Answer> {
  answer = $state.raw<Answer | null>(null)
  problem = $state.raw<ApiError | null>(null)
  waiting = $state(false)

  readonly #path: string
  #next: unknown = null
  #running = false

  constructor(path: string) {
    this.#path = path
  }

  /** Asks; questions that come while one is being answered wait for it, and only the last of them is asked. */
  ask(question: unknown): void {
    this.#next = question
    if (!this.#running) void this.#run()
  }

  /** Nothing is asked any more. */
  clear(): void {
    this.#next = null
    this.answer = null
    this.problem = null
  }

  async #run(): Promise<void> {
    this.#running = true
    this.waiting = true
    while (this.#next !== null) {
      const question = this.#next
      this.#next = null
      try {
        const answer = await api<Answer>(this.#path, { body: question })
        this.answer = answer
        this.problem = null
      } catch (failure) {
        this.problem = failure instanceof ApiError ? failure : null
        this.answer = null
      }
    }
    this.waiting = false
    this.#running = false
  }
}
