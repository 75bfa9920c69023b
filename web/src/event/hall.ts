import { type Clock, hearNow, unsetClock } from '../kit/line/clock'
import type { EventSeen } from './seen'

/** A command before it has an id. */
export interface Ask {
  type: string
  [field: string]: unknown
}

/** What an event's page sees. */
export interface Hall {
  /** Which event is watched, and what was last seen of it. */
  id: string | null
  version: number | null
  gone: boolean
  event: EventSeen | null
  clock: Clock
}

export type FromHall =
  { t: 'event'; id: string; version: number; now: number; event: EventSeen } | { t: 'other' }

const UNKNOWN = ['room-no-such-table', 'event-no-such-event']

export const emptyHall: Hall = { id: null, version: null, gone: false, event: null, clock: unsetClock }

export function come(hall: Hall, id: string | null): Hall {
  return { ...hall, id, version: null, gone: false, event: null }
}

/** A message older than what is on the screen changes nothing. */
export function hear(hall: Hall, message: FromHall, at: number): Hall {
  if (message.t !== 'event' || message.id !== hall.id) return hall
  const clock = hearNow(hall.clock, message.now, at)
  if (hall.version !== null && message.version < hall.version) return { ...hall, clock }
  return { ...hall, clock, version: message.version, gone: false, event: message.event }
}

/** The hall after a refusal to show what the page looks at; null for any other refusal. */
export function missed(hall: Hall, code: string): Hall | null {
  return UNKNOWN.includes(code) ? { ...hall, gone: true } : null
}
