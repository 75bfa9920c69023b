/** A message as it goes over the wire. */
export type Said = { t: string } & Record<string, unknown>

/** What the wire needs of a socket: a browser's `WebSocket`, or a test's. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface WireEnds {
  open: () => Socket
  /** The line is up: say hello. */
  up: () => void
  /** The line is down; the next try comes after so many milliseconds. */
  down: (retryIn: number) => void
  hear: (message: Said) => void
  later?: (work: () => void, ms: number) => unknown
  cancel?: (timer: unknown) => void
  chance?: () => number
}

const FIRST_RETRY = 300
const LONGEST_RETRY = 8_000
const PING_EVERY = 15_000
const SILENCE = 35_000
const PATIENCE = 4_000

/** One WebSocket that comes back by itself, with a growing pause and a little chance in it. */
export class Wire {
  #ends: Required<WireEnds>
  #socket: Socket | null = null
  #tries = 0
  #retry: unknown = null
  #beat: unknown = null
  #heard = 0
  #answered = true
  #closed = false

  constructor(ends: WireEnds) {
    this.#ends = {
      later: (work, ms) => setTimeout(work, ms),
      cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      chance: Math.random,
      ...ends,
    }
  }

  connect(): void {
    this.#closed = false
    this.#ends.cancel(this.#retry)
    this.#retry = null
    const socket = this.#ends.open()
    this.#socket = socket
    socket.onopen = () => {
      if (this.#socket !== socket) return
      this.#heard = 0
      this.#answered = true
      this.#listenForSilence()
      this.#ends.up()
    }
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return
      this.#tries = 0
      this.#heard = 0
      this.#answered = true
      this.#ends.hear(JSON.parse(data) as Said)
    }
    socket.onclose = () => this.#lose(socket)
  }

  send(message: Said): void {
    this.#socket?.send(JSON.stringify(message))
  }

  /** Call again at once, without waiting for the pause to end: the device has come back online. */
  again(): void {
    const old = this.#socket
    this.#socket = null
    this.#ends.cancel(this.#beat)
    old?.close()
    this.connect()
  }

  /** Is anybody there? A phone that wakes up may hold a line that died while it slept. */
  check(): void {
    const socket = this.#socket
    if (!socket || !this.#answered) return
    this.#answered = false
    this.send({ t: 'ping' })
    this.#ends.later(() => {
      if (!this.#answered) this.#giveUp(socket)
    }, PATIENCE)
  }

  close(): void {
    this.#closed = true
    const old = this.#socket
    this.#socket = null
    this.#ends.cancel(this.#beat)
    this.#ends.cancel(this.#retry)
    old?.close()
  }

  #lose(socket: Socket): void {
    if (this.#socket !== socket || this.#closed) return
    this.#socket = null
    this.#ends.cancel(this.#beat)
    const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#tries)
    const retryIn = Math.round(pause * (0.75 + 0.5 * this.#ends.chance()))
    this.#tries += 1
    this.#ends.down(retryIn)
    this.#retry = this.#ends.later(() => this.connect(), retryIn)
  }

  #giveUp(socket: Socket): void {
    this.#lose(socket)
    socket.close()
  }

  /** A dead line can look open for minutes: ask now and then, and hang up when nothing comes back. */
  #listenForSilence(): void {
    this.#beat = this.#ends.later(() => {
      this.#heard += PING_EVERY
      const socket = this.#socket
      if (!socket) return
      if (this.#heard >= SILENCE) {
        this.#giveUp(socket)
        return
      }
      this.send({ t: 'ping' })
      this.#listenForSilence()
    }, PING_EVERY)
  }
}
