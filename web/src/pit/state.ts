import { type Clock, hearNow, unsetClock } from '../kit/line/clock'
import type { LogEntry, PitLine, PitView } from '../kit/wire/pit'
import type { FromPit } from './heard'

/** What the pit's page sees: the list, or one table. */
export interface Pit {
  /** What is looked at. */
  watched: string | null
  version: number | null
  gone: boolean
  lines: PitLine[] | null
  view: PitView | null
  /** How many entries of the log were on the page before the last message: the dealer's work from there on is new. */
  known: number
  clock: Clock
}

export const emptyPit: Pit = {
  watched: null,
  version: null,
  gone: false,
  lines: null,
  view: null,
  known: 0,
  clock: unsetClock,
}

export function come(pit: Pit, watched: string | null): Pit {
  if (watched === pit.watched) return pit
  return { ...pit, watched, version: null, gone: false, view: null, known: 0 }
}

export function hear(pit: Pit, message: FromPit, at: number): Pit {
  if (message.t !== 'state') return pit
  if (message.kind === 'pit-list') return { ...pit, lines: message.view.tables }
  return look(pit, message.of, message.version, message.view, hearNow(pit.clock, message.now, at))
}

/** The pit after a refusal to show what the page looks at; null for any other refusal. */
export function missed(pit: Pit, code: string): Pit | null {
  return code.endsWith('no-such-table') ? { ...pit, gone: true } : null
}

function look(pit: Pit, table: string, version: number, view: PitView, clock: Clock): Pit {
  if (table !== pit.watched) return pit
  if (pit.version !== null && version < pit.version) return { ...pit, clock }
  return { ...pit, version, view, clock, known: newFrom(pit.view, view) }
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

/** No bets are taken at a table that was stopped, but for the round for which some lay already. */
export function closedIn({ stopped, phase, boxes }: PitView): boolean {
  return stopped && (phase === 'bets' ? !boxes.length : ['idle', 'over'].includes(phase))
}
