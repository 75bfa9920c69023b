import type { Refused } from '../protocol/messages'
import { type Clock, hearNow, unsetClock } from '../state/clock'
import type { Notice } from '../state/house'
import type { FromPit, LogEntry, Person, PitCommand, PitLine, PitView } from './messages'

/** Everything the pit's page knows. It changes only through `reduce`. */
export interface Pit {
  line: 'connecting' | 'open' | 'lost' | 'old'
  you: Person | null
  token: string | null
  floor: boolean
  /** What is looked at: the list, or one table. */
  watched: string | null
  version: number | null
  gone: boolean
  lines: PitLine[] | null
  view: PitView | null
  /** How many entries of the log were on the page before the last message: the dealer's work from there on is new. */
  known: number
  clock: Clock
  outbox: readonly PitCommand[]
  notices: readonly Notice[]
  /** Ids of commands the room said no to, for who waits for an answer. */
  refused: readonly string[]
}

export type Happening =
  | { t: 'down' }
  | { t: 'heard'; message: FromPit; at: number }
  | { t: 'sent'; command: PitCommand }
  | { t: 'came'; watched: string | null }
  | { t: 'read'; notice: number }

const KEPT = 3

export function emptyPit(token: string | null): Pit {
  return {
    line: 'connecting',
    you: null,
    token,
    floor: false,
    watched: null,
    version: null,
    gone: false,
    lines: null,
    view: null,
    known: 0,
    clock: unsetClock,
    outbox: [],
    notices: [],
    refused: [],
  }
}

export function reduce(pit: Pit, happening: Happening): Pit {
  switch (happening.t) {
    case 'down':
      return { ...pit, line: pit.line === 'old' ? 'old' : 'lost' }
    case 'sent':
      return { ...pit, outbox: [...pit.outbox, happening.command] }
    case 'came':
      if (happening.watched === pit.watched) return pit
      return { ...pit, watched: happening.watched, version: null, gone: false, view: null, known: 0 }
    case 'read':
      return { ...pit, notices: pit.notices.filter(({ key }) => key !== happening.notice) }
    case 'heard':
      return hear(pit, happening.message, happening.at)
  }
}

function hear(pit: Pit, message: FromPit, at: number): Pit {
  switch (message.t) {
    case 'welcome': {
      const outbox = message.you ? pit.outbox.filter(({ t }) => t !== 'join') : pit.outbox
      const token = message.you ? (message.token ?? pit.token) : null
      return { ...pit, line: 'open', you: message.you, token, floor: message.floor ?? pit.floor, outbox }
    }
    case 'pit_list':
      return { ...pit, lines: message.tables }
    case 'pit':
      return look(pit, message.table, message.version, message.view, hearNow(pit.clock, message.now, at))
    case 'done':
      return { ...pit, outbox: pit.outbox.filter(({ id }) => id !== message.id) }
    case 'refused':
      return refuse(pit, message)
    default:
      return pit
  }
}

function look(pit: Pit, table: string, version: number, view: PitView, clock: Clock): Pit {
  if (table !== pit.watched) return pit
  if (pit.version !== null && version < pit.version) return { ...pit, clock }
  const you = pit.you && view.you ? { ...pit.you, wallet: view.you.wallet } : pit.you
  return { ...pit, version, view, clock, you, known: newFrom(pit.view, view) }
}

/** Where the dealer's new work begins. Who comes to a table, or back to it, sees it as it stands. */
function newFrom(before: PitView | null, after: PitView): number {
  if (!before) return after.log.length
  if (after.round !== before.round) return 0
  return startsWith(after.log, before.log) ? before.log.length : after.log.length
}

/** Cards of old entries may have been opened meanwhile: what happened is the same all the same. */
function startsWith(log: readonly LogEntry[], first: readonly LogEntry[]): boolean {
  return first.every((entry, at) => log[at]?.kind === entry.kind && log[at].box === entry.box)
}

function refuse(pit: Pit, { id, code, text, clause }: Refused): Pit {
  if (code === 'server-other-protocol') return { ...pit, line: 'old' }
  if (id === null && code.endsWith('no-such-table')) return { ...pit, gone: true }
  const key = (pit.notices.at(-1)?.key ?? 0) + 1
  const outbox = pit.outbox.filter((command) => command.id !== id)
  const refused = id === null ? pit.refused : [...pit.refused, id].slice(-KEPT)
  return { ...pit, outbox, refused, notices: [...pit.notices, { key, code, text, clause }].slice(-KEPT) }
}
