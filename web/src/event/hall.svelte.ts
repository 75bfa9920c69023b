import { ahead } from '../kit/line/clock'
import { Line } from '../kit/line/line.svelte'
import type { Answer } from '../kit/line/outbox'
import type { Session } from '../kit/line/session'
import { mayAsk } from '../kit/session/needs'
import { may } from '../kit/session/roles'
import type { DoneSeen } from '../kit/wire/event'
import {
  type Ask,
  come,
  emptyHall,
  type FromHall,
  type Hall,
  hear,
  missed,
  type OfCage,
  type OfHouse,
  placeOf,
  watched,
} from './hall'
import { pathOf } from './route'

/** The pages' way to the event. */
class EventHall {
  readonly line = new Line<Hall, FromHall, Ask | OfCage | OfHouse>({
    start: emptyHall,
    heard: hear,
    missed,
    // With the key of the floor one is shown more, so a new hello looks again.
    follow: ({ id, version, till }) => [
      ...(id === null ? [] : [{ t: 'watch', of: watched(id), seen: version } as const]),
      ...(till ? [{ t: 'watch', of: 'cage', seen: null } as const] : []),
    ],
    then: (message) => {
      // An event of one's own is looked at as soon as it stands.
      if (message.t === 'done' && message.opened) location.assign(pathOf(message.opened, 'player'))
    },
  })

  get state(): Hall {
    return this.line.state
  }

  get session(): Session<Ask | OfCage | OfHouse> {
    return this.line.session
  }

  /** Look at an event, and with its `till` at what the cage shows of one's drawer. */
  open(event: string | null, till = false): void {
    this.line.change((hall) => come(hall, event, till))
    this.line.open()
  }

  /** The room's time now, as well as this page knows it. */
  now(): number {
    return Date.now() + ahead(this.state.clock)
  }

  /** Give a command; `said` is how the line names it that offers to take it back. */
  ask(ask: Ask, said = ''): Answer {
    return this.line.ask(watched(this.state.id ?? ''), ask, said)
  }

  /** Ask the cage for something. */
  askCage(ask: OfCage, said = ''): Answer {
    return this.line.ask('cage', ask, said)
  }

  /** Open an event of one's own. */
  openOwn(wish: OfHouse): Answer {
    return this.line.ask('house', wish)
  }

  /** Whether a role of one's lets one ask this of the event, for the house. */
  may(ask: Ask['type']): boolean {
    return mayAsk(this.session, 'event', ask, placeOf(this.state))
  }

  /** The entry that one may take back: the last that counts, one's own or with a role for that. */
  get toUndo(): DoneSeen | null {
    const last = this.state.event?.floor?.undo ?? null
    return last && this.undoes(last) ? last : null
  }

  /** Whether one may take an entry back: one's own, or with a role for that; the clock's is nobody's. */
  undoes({ by, kind, undone_by }: DoneSeen): boolean {
    const own = by === this.session.you?.name || may(this.session, 'correct', placeOf(this.state))
    return own && undone_by === null && kind !== 'tick' && kind !== 'connection' && this.may('undo')
  }

  undo(number: number, said: string): void {
    void this.ask({ type: 'undo', number }, said)
  }
}

export const hall = new EventHall()
