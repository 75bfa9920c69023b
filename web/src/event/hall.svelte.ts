import { commandId } from '../protocol/commands'
import { ahead } from '../state/clock'
import { Line } from '../state/line.svelte'
import { type Ask, emptyHall, type Hall, reduce, type Sent } from './hall'
import { hear, watched } from './read'

const LATE = 2_500

/** The pages' one owner of state: it hears the room, keeps what is known of the event, and sends commands. */
class EventHall {
  #line = new Line<Hall, { t: string }>({
    start: emptyHall,
    lost: (hall) => reduce(hall, { t: 'down' }),
    heard: (hall, message, at) => reduce(hall, { t: 'heard', message: hear(message), at }),
    // With the key of the floor one is shown more, so a new hello looks again.
    follow: ({ id, version }) => (id === null ? [] : [{ t: 'watch', table: watched(id), seen: version }]),
    unanswered: ({ outbox }) => outbox.map(({ message }) => message),
  })

  get state(): Hall {
    return this.#line.state
  }

  /** The house's key, that of the floor; empty on a player's or a spectator's device. */
  get key(): string {
    return this.#line.key
  }

  set key(key: string) {
    this.#line.key = key
  }

  open(event: string | null): void {
    this.#line.change((hall) => reduce(hall, { t: 'came', id: event }))
    this.#line.open()
  }

  /** The room's time now, as well as this page knows it. */
  now(): number {
    return Date.now() + ahead(this.state.clock)
  }

  /** Give a command; `said` is how the line names it that offers to take it back. */
  ask(ask: Ask, said = ''): void {
    const id = commandId()
    this.#send({ t: 'event', id, event: watched(this.state.id ?? ''), ask }, ask, said)
  }

  undo(number: number, said: string): void {
    this.ask({ type: 'undo', number }, said)
  }

  join(name: string): void {
    this.#send({ t: 'join', id: commandId(), name }, null, '')
  }

  read(slip: number): void {
    this.#line.change((hall) => reduce(hall, { t: 'read', slip }))
  }

  greet(): void {
    this.#line.greet()
  }

  #send(message: Sent['message'], ask: Ask | null, said: string): void {
    this.#line.change((hall) =>
      reduce(hall, { t: 'sent', sent: { id: message.id, message, ask, said, late: false } }),
    )
    setTimeout(() => this.#line.change((hall) => reduce(hall, { t: 'late', id: message.id })), LATE)
    this.#line.say(message)
  }
}

export const hall = new EventHall()
