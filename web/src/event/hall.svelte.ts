import { commandId } from '../protocol/commands'
import { PROTOCOL, type ToRoom } from '../protocol/messages'
import { type Socket, Wire } from '../protocol/wire'
import { ahead } from '../state/clock'
import { keep, recall } from '../state/memory'
import { settings } from '../state/settings.svelte'
import { type Ask, emptyHall, type Hall, type Happening, reduce, type Sent } from './hall'
import { hear, watched } from './read'

const TOKEN = 'croupier-token'
const KEY = 'croupier-floor-key'
const LATE = 2_500

/** The pages' one owner of state: it hears the room, keeps what is known of the event, and sends commands. */
class EventHall {
  #state = $state.raw<Hall>(emptyHall(recall(TOKEN)))
  #key = $state(recall(KEY) ?? '')
  #wire = new Wire({
    open: () => new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws') as unknown as Socket,
    up: () => this.greet(),
    down: () => this.#happen({ t: 'down' }),
    hear: (message) => this.#hear(message),
  })

  get state(): Hall {
    return this.#state
  }

  /** The house's key, that of the floor; empty on a player's or a spectator's device. */
  get key(): string {
    return this.#key
  }

  set key(key: string) {
    this.#key = key
    keep(KEY, key || null)
    if (this.#state.line === 'open') this.greet()
  }

  open(event: string | null): void {
    this.#happen({ t: 'came', id: event })
    this.#wire.connect()
    addEventListener('online', () => this.#wakeUp())
    addEventListener('offline', () => this.#wire.check())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#wakeUp()
    })
  }

  /** The room's time now, as well as this page knows it. */
  now(): number {
    return Date.now() + ahead(this.#state.clock)
  }

  /** Give a command; `said` is how the line names it that offers to take it back. */
  ask(ask: Ask, said = ''): void {
    const id = commandId()
    this.#send({ t: 'event', id, event: watched(this.#state.id ?? ''), ask }, ask, said)
  }

  undo(number: number, said: string): void {
    this.ask({ type: 'undo', number }, said)
  }

  join(name: string): void {
    this.#send({ t: 'join', id: commandId(), name }, null, '')
  }

  read(slip: number): void {
    this.#happen({ t: 'read', slip })
  }

  /** Say hello: refusals are told in the language of the last one. */
  greet(): void {
    const { token } = this.#state
    const hello = { t: 'hello', protocol: PROTOCOL, token, lang: settings.language, key: this.#key }
    this.#wire.send(hello as ToRoom)
  }

  #send(message: Sent['message'], ask: Ask | null, said: string): void {
    this.#happen({ t: 'sent', sent: { id: message.id, message, ask, said, late: false } })
    setTimeout(() => this.#happen({ t: 'late', id: message.id }), LATE)
    if (this.#state.line === 'open') this.#wire.send(message as unknown as ToRoom)
  }

  #wakeUp(): void {
    if (this.#state.line === 'lost') this.#wire.again()
    else this.#wire.check()
  }

  #happen(happening: Happening): void {
    this.#state = reduce(this.#state, happening)
  }

  #hear(heard: unknown): void {
    const message = hear(heard)
    const greeted = this.#state.line !== 'open'
    this.#happen({ t: 'heard', message, at: Date.now() })
    if (this.#state.line === 'old') this.#wire.close()
    if (message.t !== 'welcome') return
    keep(TOKEN, this.#state.token)
    this.#follow()
    if (!greeted) return
    for (const { message } of this.#state.outbox) this.#wire.send(message as unknown as ToRoom)
  }

  /** Look where we looked; with the key of the floor one is shown more, so a new hello looks again. */
  #follow(): void {
    const { id, version } = this.#state
    if (id === null) return
    this.#wire.send({ t: 'watch', table: watched(id), seen: version })
  }
}

export const hall = new EventHall()
