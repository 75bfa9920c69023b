import { PROTOCOL, type ToRoom } from '../protocol/messages'
import { type Socket, Wire } from '../protocol/wire'
import { keep, recall } from './memory'
import { settings } from './settings.svelte'

const TOKEN = 'croupier-token'
const KEY = 'croupier-floor-key'

/** What every page knows of its line to the room. */
export interface OnLine {
  /** `old`: the room speaks a newer protocol than this page. */
  line: 'connecting' | 'open' | 'lost' | 'old'
  token: string | null
}

export interface Page<S extends OnLine, M> {
  start: (token: string | null) => S
  /** The line is down. */
  lost: (state: S) => S
  /** A message as it came over the wire, and when (ms of this device). */
  heard: (state: S, message: M, at: number) => S
  /** What to look at, after every hello. */
  follow: (state: S) => readonly ToSay[]
  /** What was never answered, and is said again when the line has come back. */
  unanswered: (state: S) => readonly ToSay[]
  /** What is done about a message once the state has it. */
  then?: (message: M) => void
}

export type ToSay = { t: string } & Record<string, unknown>

/** A page's one owner of state: it keeps the line to the room open, hears it, and speaks. */
export class Line<S extends OnLine, M extends { t: string }> {
  #page: Page<S, M>
  #state: S = $state.raw()!
  #key = $state.raw('')
  #greeted = false
  #wire = new Wire({
    open: () => new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws') as unknown as Socket,
    up: () => this.#hello(),
    down: () => this.change(this.#page.lost),
    hear: (message) => this.#hear(message as unknown as M),
  })

  constructor(page: Page<S, M>) {
    this.#page = page
    this.#state = page.start(recall(TOKEN))
    this.#key = recall(KEY) ?? ''
  }

  get state(): S {
    return this.#state
  }

  /** The house's key, that of the floor; empty on a player's or a spectator's device. */
  get key(): string {
    return this.#key
  }

  /** The key is kept on this device; the house is told at once. */
  set key(key: string) {
    this.#key = key
    keep(KEY, key || null)
    this.greet()
  }

  /** Take the key out of the address the house printed, if it stands there. */
  takeKey(): void {
    const given = decodeURIComponent(location.hash.slice(1))
    if (!given) return
    this.key = given
    history.replaceState(null, '', location.pathname)
  }

  open(): void {
    this.#wire.connect()
    addEventListener('online', () => this.#wakeUp())
    addEventListener('offline', () => this.#wire.check())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#wakeUp()
    })
  }

  change(by: (state: S) => S): void {
    this.#state = by(this.#state)
  }

  /** Speak, if anybody hears; what must be answered is also kept by the page until it is. */
  say(message: ToSay): void {
    if (this.#state.line === 'open') this.#wire.send(message as unknown as ToRoom)
  }

  /** Refusals are told in the language of the last hello, so a new language needs a new one. */
  greet(): void {
    if (this.#state.line === 'open') this.#hello()
  }

  #hello(): void {
    const { token } = this.#state
    const hello = { t: 'hello', protocol: PROTOCOL, token, lang: settings.language, key: this.#key }
    this.#greeted = false
    this.#wire.send(hello as ToRoom)
  }

  #wakeUp(): void {
    if (this.#state.line === 'lost') this.#wire.again()
    else this.#wire.check()
  }

  #hear(message: M): void {
    const back = this.#state.line !== 'open'
    this.#state = this.#page.heard(this.#state, message, Date.now())
    if (this.#state.line === 'old') this.#wire.close()
    this.#page.then?.(message)
    if (message.t !== 'welcome') return
    keep(TOKEN, this.#state.token)
    // A wallet that changes is told by a welcome too; only that of a hello begins anew.
    if (this.#greeted) return
    this.#greeted = true
    for (const each of this.#page.follow(this.#state)) this.say(each)
    if (back) for (const each of this.#page.unanswered(this.#state)) this.say(each)
  }
}
