import type { Filled } from '../kit/form/asked'
import { type Clock, hearNow, unsetClock } from '../kit/line/clock'
import type { Stated, Stray } from '../kit/line/told'
import type { CageMessage, CageView } from '../kit/wire/cage'
import type { CageAsk } from '../kit/wire/cage-ask'
import type { EventMessage } from '../kit/wire/event'
import type { EventAsk } from '../kit/wire/event-ask'
import type { HouseAsk } from '../kit/wire/house-ask'
import type { FromSocket } from '../kit/wire/socket'
import { type EventSeen, seen } from './seen'

/** What is asked of an event, mostly by a form. */
export type Ask = Filled<EventAsk>

/** What is asked of the cage: money of an event for club money goes through a drawer. */
export type OfCage = Filled<CageAsk>

/** What is asked of the house: an event of one's own. */
export type OfHouse = Filled<HouseAsk>

/** What an event's page sees. */
export interface Hall {
  /** Which event is watched, and what was last seen of it. */
  id: string | null
  version: number | null
  gone: boolean
  event: EventSeen | null
  /** Whether the cage is looked at too, and what was last seen of it. */
  till: boolean
  cage: CageView | null
  clock: Clock
}

/** All that these pages hear. */
export type FromHall =
  Stated<EventMessage> | Stated<CageMessage> | Exclude<FromSocket, { t: 'change' }> | Stray

const UNKNOWN = ['room-no-such-table', 'event-no-such-event']

export const emptyHall: Hall = {
  id: null,
  version: null,
  gone: false,
  event: null,
  till: false,
  cage: null,
  clock: unsetClock,
}

/** The name the room knows an event by. */
export const watched = (event: string): string => `event/${event}`

/** Where in the house an event is: one of a series is a part of it. */
export const placeOf = ({ id, event }: Hall): string =>
  event?.series ? `${watched(event.series.day_two)}/${id}` : watched(id ?? '')

export function come(hall: Hall, id: string | null, till = false): Hall {
  return { ...hall, id, version: null, gone: false, event: null, till, cage: null }
}

/** A message older than what is on the screen changes nothing. */
export function hear(hall: Hall, message: FromHall, at: number): Hall {
  if (message.t !== 'state') return hall
  if (message.kind === 'cage') return { ...hall, cage: message.view }
  if (message.view.about.id !== hall.id) return hall
  const clock = hearNow(hall.clock, message.now, at)
  if (hall.version !== null && message.version < hall.version) return { ...hall, clock }
  return { ...hall, clock, version: message.version, gone: false, event: seen(message.view, hall.event) }
}

/** The hall after a refusal to show what the page looks at; null for any other refusal. */
export function missed(hall: Hall, code: string): Hall | null {
  return UNKNOWN.includes(code) ? { ...hall, gone: true } : null
}
