import type { FromPage, ToPage } from '../../wire'

/** How the connection to a game is: `lost` while the next attempt is awaited. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 15_000

/** How long to wait before the nth attempt after a loss: twice as long each time, and never at once for everybody. */
export function backOff(attempt: number, chance: number): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
  return Math.round(most * (0.5 + chance / 2))
}

export interface Listener {
  heard: (word: ToPage) => void
  changed: (connection: Connection) => void
}

/** A line to a running game that mends itself: whenever it is lost, it is taken up again. */
export class Line {
  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #hungUp = false

  constructor(
    readonly address: () => string,
    readonly listener: Listener,
  ) {
    this.#call()
    addEventListener('online', this.#now)
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Sends a word; false if there is nobody to hear it. */
  say(word: FromPage): boolean {
    if (!this.open) return false
    this.#socket?.send(JSON.stringify(word))
    return true
  }

  /** Takes the line up anew at once, as after a switch of the language. */
  redial(): void {
    if (this.#hungUp) return
    this.#attempt = 0
    this.#drop()
    this.#call()
  }

  hangUp(): void {
    this.#hungUp = true
    removeEventListener('online', this.#now)
    this.#drop()
    this.listener.changed('closed')
  }

  #now = (): void => {
    if (!this.open) this.redial()
  }

  #drop(): void {
    clearTimeout(this.#timer)
    const old = this.#socket
    this.#socket = null
    old?.close()
  }

  #call(): void {
    this.listener.changed('connecting')
    const socket = new WebSocket(this.address())
    this.#socket = socket
    socket.onopen = () => {
      if (this.#socket === socket) this.listener.changed('open')
    }
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return
      this.#attempt = 0
      this.listener.heard(JSON.parse(String(message.data)) as ToPage)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#socket = null
      if (this.#hungUp) return
      this.listener.changed('lost')
      this.#timer = setTimeout(() => this.#call(), backOff(this.#attempt, Math.random()))
      this.#attempt += 1
    }
  }
}
