import type { Person } from '../protocol/messages'
import { type Clock, hearNow, unsetClock } from '../state/clock'
import type { EventSeen } from './seen'

/** A command before it has an id. */
export interface Ask {
  type: string
  [field: string]: unknown
}

export interface Sent {
  id: string
  message: Record<string, unknown> & { t: string; id: string }
  ask: Ask | null
  /** How the one who gave it would name it, for the line that offers to take it back. */
  said: string
  late: boolean
}

/** A line for whoever gave a command: it was done and may be taken back, or it was refused. */
export interface Slip {
  key: number
  done: boolean
  text: string
  clause: string
  /** The log's number of the command, where it can be taken back. */
  undo: number | null
}

/** Everything an event's page knows. It changes only through `reduce`. */
export interface Hall {
  line: 'connecting' | 'open' | 'lost' | 'old'
  you: Person | null
  token: string | null
  is_floor: boolean
  /** Which event is watched, and what was last seen of it. */
  id: string | null
  version: number | null
  gone: boolean
  event: EventSeen | null
  clock: Clock
  outbox: readonly Sent[]
  slips: readonly Slip[]
}

export type FromHall =
  | { t: 'welcome'; you: Person | null; token: string | null; floor: boolean }
  | { t: 'event'; id: string; version: number; now: number; event: EventSeen }
  | { t: 'done'; id: string; number: number | null }
  | { t: 'refused'; id: string | null; code: string; text: string; clause: string | null }
  | { t: 'other' }

export type Happening =
  | { t: 'down' }
  | { t: 'came'; id: string | null }
  | { t: 'sent'; sent: Sent }
  | { t: 'late'; id: string }
  | { t: 'read'; slip: number }
  | { t: 'heard'; message: FromHall; at: number }

const SLIPS = 3
const UNKNOWN = ['room-no-such-table', 'event-no-such-event']

export function emptyHall(token: string | null): Hall {
  return {
    line: 'connecting',
    you: null,
    token,
    is_floor: false,
    id: null,
    version: null,
    gone: false,
    event: null,
    clock: unsetClock,
    outbox: [],
    slips: [],
  }
}

export function reduce(hall: Hall, happening: Happening): Hall {
  switch (happening.t) {
    case 'down':
      return { ...hall, line: hall.line === 'old' ? 'old' : 'lost' }
    case 'came':
      return { ...hall, id: happening.id, version: null, gone: false, event: null }
    case 'sent':
      return { ...hall, outbox: [...hall.outbox, happening.sent] }
    case 'late':
      return {
        ...hall,
        outbox: hall.outbox.map((sent) => (sent.id === happening.id ? { ...sent, late: true } : sent)),
      }
    case 'read':
      return { ...hall, slips: hall.slips.filter(({ key }) => key !== happening.slip) }
    case 'heard':
      return hear(hall, happening.message, happening.at)
  }
}

function hear(hall: Hall, message: FromHall, at: number): Hall {
  switch (message.t) {
    case 'welcome':
      return {
        ...hall,
        line: 'open',
        you: message.you,
        token: message.you ? (message.token ?? hall.token) : null,
        is_floor: message.floor,
      }
    case 'event':
      return see(hall, message, at)
    case 'done':
      return answered(hall, message.id, (sent, key) => {
        if (!sent.said) return null
        return { key, done: true, text: sent.said, clause: '', undo: message.number }
      })
    case 'refused':
      return refuse(hall, message)
    case 'other':
      return hall
  }
}

/** A message older than what is on the screen changes nothing. */
function see(hall: Hall, message: Extract<FromHall, { t: 'event' }>, at: number): Hall {
  if (message.id !== hall.id) return hall
  const clock = hearNow(hall.clock, message.now, at)
  if (hall.version !== null && message.version < hall.version) return { ...hall, clock }
  return { ...hall, clock, version: message.version, gone: false, event: message.event }
}

function refuse(hall: Hall, message: Extract<FromHall, { t: 'refused' }>): Hall {
  if (message.code === 'server-other-protocol') return { ...hall, line: 'old' }
  if (message.id === null) return UNKNOWN.includes(message.code) ? { ...hall, gone: true } : hall
  return answered(hall, message.id, (_, key) => {
    return { key, done: false, text: message.text, clause: message.clause ?? '', undo: null }
  })
}

function answered(hall: Hall, id: string, slip: (sent: Sent, key: number) => Slip | null): Hall {
  const sent = hall.outbox.find((one) => one.id === id)
  if (!sent) return hall
  const told = slip(sent, (hall.slips.at(-1)?.key ?? 0) + 1)
  const outbox = hall.outbox.filter((one) => one.id !== id)
  if (!told) return { ...hall, outbox }
  // What was done is told once, so that it covers no more than a line; what was refused stays until it is read.
  const before = told.done ? hall.slips.filter(({ done }) => !done) : hall.slips
  return { ...hall, outbox, slips: [...before, told].slice(-SLIPS) }
}
