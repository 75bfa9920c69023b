import type { Card, Coded, TableEvent, TableView } from '../protocol/messages'

/** One line of the running log, kept as a code so that it follows a change of language. */
export interface Line {
  key: number
  code: string
  params: Record<string, string | number>
  tone: 'hand' | 'street' | 'action' | 'win' | 'table'
  seat: number | null
  cards: Card[]
  hand: Coded | null
}

/** What the log must remember to tell a bet from a raise and a flop from a turn. */
export interface Log {
  lines: readonly Line[]
  next: number
  board: number
  betting: boolean
  names: Readonly<Record<number, string>>
}

export const emptyLog: Log = { lines: [], next: 1, board: 0, betting: true, names: {} }

const HANDS_KEPT = 2
const STREETS: Record<number, string> = { 3: 'log-flop', 4: 'log-turn', 5: 'log-river' }
const POSTS: Record<string, string> = {
  'small-blind': 'log-small-blind',
  'big-blind': 'log-big-blind',
  ante: 'log-ante',
}

type Words = Pick<Line, 'code' | 'tone'> & Partial<Omit<Line, 'key'>>

/** The log after a message: its events told in words, the hands before the last one dropped. */
export function tell(log: Log, events: readonly TableEvent[], view: TableView): Log {
  const names = { ...log.names }
  for (const { seat, name } of view.seats) names[seat] = name
  let told: Log = { ...log, names }
  for (const event of events) told = tellOne(told, event)
  return { ...told, lines: lastHands(told.lines) }
}

/** The log of one who comes in the middle of a hand: it says so, and begins with the board as it lies. */
export function comeIn(log: Log, { hand }: TableView): Log {
  if (!hand || hand.over) return log
  const { number, board, street } = hand
  const at = { board: board.length, betting: street === 'preflop' }
  const line: Words = { code: 'log-under-way', params: { hand: number }, tone: 'hand', cards: board }
  return { ...write(log, line, null), ...at }
}

/** Seats whose last raise on this street opened the betting: a bet, in the players' words. */
export function bettors(log: Log): ReadonlySet<number> {
  const street = log.lines.findLastIndex(({ tone }) => tone === 'street' || tone === 'hand')
  const said = new Map<number, boolean>()
  for (const { seat, code } of log.lines.slice(street + 1)) {
    if (seat !== null && /^log-(bet|raise)/.test(code)) said.set(seat, code.startsWith('log-bet'))
  }
  return new Set([...said].flatMap(([seat, bet]) => (bet ? [seat] : [])))
}

function write(log: Log, words: Words, seat: number | null): Log {
  const line: Line = { key: log.next, params: {}, cards: [], hand: null, seat, ...words }
  return { ...log, next: log.next + 1, lines: [...log.lines, line] }
}

function tellOne(log: Log, event: TableEvent): Log {
  if (event.kind === 'sat') log = { ...log, names: { ...log.names, [event.seat]: event.name } }
  const name = 'seat' in event ? (log.names[event.seat] ?? String(event.seat)) : ''
  const words = wordsOf(event, name, log)
  const after: Log = { ...log, ...standingAfter(event, log) }
  return words ? write(after, words, 'seat' in event ? event.seat : null) : after
}

function standingAfter(event: TableEvent, log: Log): Partial<Log> {
  if (event.kind === 'hand_started') return { board: 0, betting: true }
  if (event.kind === 'board') return { board: log.board + event.cards.length, betting: false }
  return event.kind === 'raise' ? { betting: true } : {}
}

function wordsOf(event: TableEvent, name: string, log: Log): Words | null {
  switch (event.kind) {
    case 'hand_started':
      return { code: 'log-hand', params: { hand: event.hand }, tone: 'hand' }
    case 'post':
      return {
        code: POSTS[event.what] ?? 'log-post',
        params: { name, amount: event.amount },
        tone: 'action',
      }
    case 'deal':
      return event.cards.includes('??')
        ? null
        : { code: 'log-dealt', params: { name }, cards: event.cards, tone: 'action' }
    case 'board':
      return {
        code: STREETS[log.board + event.cards.length] ?? 'log-board',
        cards: event.cards,
        tone: 'street',
      }
    case 'fold':
    case 'check':
    case 'call':
    case 'raise':
      return actionWords(event, name, log)
    case 'return':
      return { code: 'log-return', params: { name, amount: event.amount }, tone: 'action' }
    case 'show':
      return { code: 'log-show', params: { name }, cards: event.cards, hand: event.hand, tone: 'action' }
    case 'muck':
      return { code: 'log-muck', params: { name }, tone: 'action' }
    case 'win':
      return {
        code: event.pot ? 'log-win-side' : 'log-win',
        params: { name, amount: event.amount, pot: event.pot },
        tone: 'win',
      }
    case 'sat':
      return { code: 'log-sat', params: { name: event.name, seat: event.seat }, tone: 'table' }
    case 'left':
      return { code: 'log-left', params: { name: event.name || name }, tone: 'table' }
    case 'timed_out':
      return { code: 'log-timed-out', params: { name }, tone: 'table' }
    case 'resumed':
      return { code: 'log-resumed', tone: 'table' }
    default:
      return null
  }
}

type ActionEvent = Extract<TableEvent, { all_in: boolean }>

function actionWords({ kind, amount, all_in }: ActionEvent, name: string, log: Log): Words {
  const said = kind === 'raise' && !log.betting ? 'bet' : kind
  return { code: all_in ? `log-${said}-all-in` : `log-${said}`, params: { name, amount }, tone: 'action' }
}

function lastHands(lines: readonly Line[]): readonly Line[] {
  const starts = lines.flatMap(({ tone }, index) => (tone === 'hand' ? [index] : []))
  const from = starts.at(-HANDS_KEPT)
  return starts.length > HANDS_KEPT && from !== undefined ? lines.slice(from) : lines
}
