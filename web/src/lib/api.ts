import { language, t } from './i18n/speech.svelte'

/** What the server, or the way to it, has refused: a sentence for people, and where it belongs. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    text: string,
    /** The HTTP status; 0 where no answer came. */
    readonly status: number,
    /** The field of the question that is wrong (`attacker.weapon.hit`), if one is. */
    readonly field: string | null = null,
    /** The id of the rule that forbids it, if one does. */
    readonly rule: string | null = null,
  ) {
    super(text)
  }
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON, and makes the call a POST; a string is sent as plain text. */
  body?: unknown
  query?: Record<string, string | number | boolean | null | undefined>
  signal?: AbortSignal
}

/**
 * Asks the server, in the language being spoken, and reads its JSON answer.
 *
 * @throws ApiError for every answer that is not a success, and where no answer comes.
 */
export async function api<T>(path: string, call: Call = {}): Promise<T> {
  const response = await send(path, call)
  if (response.status === 204) return undefined as T
  try {
    return (await response.json()) as T
  } catch {
    throw new ApiError(t('error-unreadable'), response.status)
  }
}

/** As `api`, for answers in plain text. */
export async function apiText(path: string, call: Call = {}): Promise<string> {
  return (await send(path, call)).text()
}

async function send(path: string, call: Call): Promise<Response> {
  const url = new URL(path, location.origin)
  url.searchParams.set('lang', language())
  for (const [key, value] of Object.entries(call.query ?? {})) {
    if (value !== null && value !== undefined) url.searchParams.set(key, String(value))
  }
  const init: RequestInit = { method: call.method ?? (call.body === undefined ? 'GET' : 'POST') }
  if (call.signal) init.signal = call.signal
  if (call.body !== undefined) {
    const text = typeof call.body === 'string'
    init.body = text ? (call.body as string) : JSON.stringify(call.body)
    init.headers = { 'content-type': text ? 'text/plain' : 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') throw problem
    throw new ApiError(t('error-network'), 0)
  }
  if (!response.ok) throw await refusal(response)
  return response
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as {
      error: { field?: string | null; rule?: string | null; text: string }
    }
    return new ApiError(error.text, response.status, error.field ?? null, error.rule ?? null)
  } catch {
    // A proxy's page, or nothing at all.
    return new ApiError(t('error-status', { status: String(response.status) }), response.status)
  }
}

/** The sentence of a problem, whatever it is. */
export function problemText(problem: unknown): string {
  return problem instanceof ApiError ? problem.message : t('error-unexpected')
}
