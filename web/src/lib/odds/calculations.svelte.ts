import type { OddsReport } from '../../wire'
import { api, ApiError, problemText } from '../api'
import { question, type Setup } from './setup'

/** What is known about one set-up: the last answer, what is wrong with it, whether the server is still at it. */
export interface Calculation {
  answer: OddsReport | null
  error: { field: string | null; text: string } | null
  busy: boolean
}

/** Answers stay true: the same question is asked once. */
const answers = new Map<string, OddsReport>()

const PAUSE_MS = 250

/** Keeps an answer up to date with a set-up that is being changed; to be called in an effect or component. */
export function calculation(of: () => Setup): Calculation {
  const state = $state<Calculation>({ answer: null, error: null, busy: false })
  $effect(() => {
    const body = question(of())
    const key = JSON.stringify(body)
    const known = answers.get(key)
    if (known) {
      Object.assign(state, { answer: known, error: null, busy: false })
      return
    }
    state.busy = true
    const ended = new AbortController()
    // Nobody waits for the odds of a number that is still being changed.
    const timer = setTimeout(async () => {
      try {
        const answer = await api<OddsReport>('/api/odds', { body, signal: ended.signal })
        answers.set(key, answer)
        Object.assign(state, { answer, error: null, busy: false })
      } catch (problem) {
        if (ended.signal.aborted) return
        const field = problem instanceof ApiError ? problem.field : null
        Object.assign(state, { answer: null, error: { field, text: problemText(problem) }, busy: false })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  })
  return state
}
