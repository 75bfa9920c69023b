import type { TableEvent, TableView } from '../protocol/messages'

/** A place chips move between: a player's plate, the spot in front of it, or a pot. */
export interface Place {
  at: 'seat' | 'bet' | 'pot'
  number: number
}

export interface Flight {
  from: Place
  to: Place
  amount: number
  /** Milliseconds after the message. */
  delay: number
}

/** What moves on the felt because of one message. The view is already final; this only softens the way there. */
export interface Motion {
  flights: Flight[]
  /** When each card of the board appears, by its place; cards already there are absent. */
  board: Record<number, number>
  /** When the winners are made known. */
  reveal: number
}

export const still: Motion = { flights: [], board: {}, reveal: 0 }

const ACTED = 350
const FLOP_STEP = 90
const STREET_STEP = 650

/** The motion from one view to the next; none when the page was not there to see it. */
export function motionOf(before: TableView | null, after: TableView, events: readonly TableEvent[]): Motion {
  if (!before || events.length === 0) return still
  const swept = sweptBets(before, events)
  const wait = events.some(isBet) ? ACTED : 0
  const flights: Flight[] = [...swept].map(([seat, amount]) => ({
    from: { at: 'bet', number: seat },
    to: { at: 'pot', number: 0 },
    amount,
    delay: wait,
  }))
  const start = swept.size ? wait + ACTED : 0
  const board = boardTimes(before, after, events, start)
  const times = Object.values(board)
  const reveal = times.length ? Math.max(...times) + ACTED : start
  for (const event of events) {
    if (event.kind === 'return') flights.push(trip('bet', event.seat, 'seat', event.seat, event.amount, wait))
    if (event.kind === 'win') flights.push(trip('pot', event.pot, 'seat', event.seat, event.amount, reveal))
  }
  return { flights, board, reveal }
}

function trip(
  from: Place['at'],
  fromNumber: number,
  to: Place['at'],
  toNumber: number,
  amount: number,
  delay: number,
): Flight {
  return { from: { at: from, number: fromNumber }, to: { at: to, number: toNumber }, amount, delay }
}

function isBet({ kind }: TableEvent): boolean {
  return kind === 'call' || kind === 'raise' || kind === 'post'
}

/** What lay in front of each player when the dealer swept it in; empty when nothing was swept. */
function sweptBets(before: TableView, events: readonly TableEvent[]): Map<number, number> {
  const fresh = events.some(({ kind }) => kind === 'hand_started')
  const bets = new Map<number, number>()
  if (!fresh) for (const { seat, bet } of before.seats) if (bet) bets.set(seat, bet)
  for (const event of events) {
    if (event.kind === 'post' || event.kind === 'call') {
      bets.set(event.seat, (bets.get(event.seat) ?? 0) + event.amount)
    } else if (event.kind === 'raise') bets.set(event.seat, event.amount)
    else if (event.kind === 'return') bets.set(event.seat, (bets.get(event.seat) ?? 0) - event.amount)
    else if (event.kind === 'board' || event.kind === 'win') {
      return new Map([...bets].filter(([, amount]) => amount > 0))
    }
  }
  return new Map()
}

function boardTimes(
  before: TableView,
  after: TableView,
  events: readonly TableEvent[],
  start: number,
): Record<number, number> {
  const dealt = events.some(({ kind }) => kind === 'board')
  if (!dealt || !after.hand) return {}
  const same = before.hand?.number === after.hand.number
  const first = same ? (before.hand?.board.length ?? 0) : 0
  const times: Record<number, number> = {}
  let streets = 0
  for (let place = first; place < after.hand.board.length; place += 1) {
    if (place >= 3 && place > first) streets += 1
    times[place] = start + streets * STREET_STEP + (place < 3 ? place * FLOP_STEP : 0)
  }
  return times
}
