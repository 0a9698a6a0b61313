import { api, ApiError } from '../api'
import { language } from '../i18n/speech.svelte'

/** The answer to a question that changes all the time: the newest one counts, and the old one stays until it comes. */
export class Asking<Answer> {
  answer = $state.raw<Answer | null>(null)
  problem = $state.raw<ApiError | null>(null)
  waiting = $state(false)

  readonly #path: string
  #next: unknown = null
  #last = ''
  #running = false

  constructor(path: string) {
    this.#path = path
  }

  /** Asks; questions that come while one is being answered wait for it, and only the last of them is asked. */
  ask(question: unknown): void {
    const asked = language() + JSON.stringify(question)
    if (asked === this.#last) return
    this.#last = asked
    this.#next = question
    if (!this.#running) void this.#run()
  }

  /** Nothing is asked any more. */
  clear(): void {
    this.#next = null
    this.#last = ''
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
        // A question that was not answered may be asked again.
        this.#last = ''
      }
    }
    this.waiting = false
    this.#running = false
  }
}
