import type { TableView } from '../../kit/wire/table'
import type { TableEvent, TableHeard } from '../seen'
import { type Clock, hearNow, unsetClock } from '../../kit/line/clock'
import { type Motion, motionOf, still } from './motion'
import { comeIn, emptyLog, type Log, tell } from './narrate'

/** The one table this page looks at. */
export interface TableState {
  id: string
  /** The last journal row seen; null before the first view. */
  version: number | null
  /** The room has no such table. */
  gone: boolean
  view: TableView | null
  clock: Clock
  log: Log
  /** Key of the first line that the last message added to the log. */
  told: number
  motion: Motion
  /** What has just happened, as far as the page was there to see it. */
  news: readonly TableEvent[]
}

export function openTable(id: string): TableState {
  return {
    id,
    version: null,
    gone: false,
    view: null,
    clock: unsetClock,
    log: emptyLog,
    told: 1,
    motion: still,
    news: [],
  }
}

/** The table after a message. A message older than what is on the screen changes nothing. */
export function hearTable(state: TableState, message: TableHeard, at: number): TableState {
  if (message.of !== state.id) return state
  const clock = hearNow(state.clock, message.now, at)
  const known = state.version
  if (known !== null && !message.resync) {
    if (message.version < known) return { ...state, clock }
    // The same row again: somebody's line came or went, and what moves goes on moving.
    if (message.version === known) return { ...state, clock, view: message.view }
  }
  const log = message.resync || known === null ? begin(state.log, message) : state.log
  // Who was away comes back to the table as it stands: chips that moved meanwhile do not move again.
  const seen = known !== null && message.version === known + 1 ? state.view : null
  return {
    id: state.id,
    version: message.version,
    gone: false,
    view: message.view,
    clock,
    log: tell(log, message.events, message.view),
    told: log.next,
    motion: motionOf(seen, message.view, message.events),
    news: seen ? message.events : [],
  }
}

function begin(log: Log, { events, view }: TableHeard): Log {
  const empty = { ...emptyLog, next: log.next }
  return events.length ? empty : comeIn(empty, view)
}
