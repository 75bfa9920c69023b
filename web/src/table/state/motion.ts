import type { TableView } from '../../kit/wire/table'
import type { TableEvent } from '../seen'

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
  /** When each card of each board appears, by its place; cards already there are absent. */
  boards: Record<number, number>[]
  /** When the winners are made known. */
  reveal: number
}

export const still: Motion = { flights: [], boards: [], reveal: 0 }

const ACTED = 350
const FLOP_STEP = 90
const STREET_STEP = 650
const BOARD_STEP = 300

/** The motion from one view to the next; none when the page was not there to see it. */
export function motionOf(before: TableView | null, after: TableView, events: readonly TableEvent[]): Motion {
  if (!before || events.length === 0) return still
  const swept = sweptBets(before, after, events)
  const wait = events.some(isBet) ? ACTED : 0
  const flights: Flight[] = [...swept].map(([seat, amount]) => ({
    from: { at: 'bet', number: seat },
    to: { at: 'pot', number: 0 },
    amount,
    delay: wait,
  }))
  const start = swept.size ? wait + ACTED : 0
  const boards = boardTimes(after, events, start)
  const times = boards.flatMap((places) => Object.values(places))
  const reveal = times.length ? Math.max(...times) + ACTED : start
  for (const event of events) {
    if (event.kind === 'return') flights.push(trip('bet', event.seat, 'seat', event.seat, event.amount, wait))
    if (event.kind === 'win') flights.push(trip('pot', event.pot, 'seat', event.seat, event.amount, reveal))
  }
  return { flights, boards, reveal }
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
  return kind === 'call' || kind === 'raise' || kind === 'post' || kind === 'bring-in'
}

/** What lay in front of each player when the dealer swept it in; empty when nothing was swept. */
function sweptBets(before: TableView, after: TableView, events: readonly TableEvent[]): Map<number, number> {
  const fresh = events.some(({ kind }) => kind === 'hand_started')
  const bets = new Map<number, number>()
  if (!fresh) for (const { seat, bet } of before.seats) if (bet) bets.set(seat, bet)
  let swept = after.seats.every(({ bet }) => !bet)
  for (const event of events) {
    if (event.kind === 'post' || event.kind === 'call' || event.kind === 'bring-in') {
      bets.set(event.seat, (bets.get(event.seat) ?? 0) + event.amount)
    } else if (event.kind === 'raise') bets.set(event.seat, event.amount)
    else if (event.kind === 'return') bets.set(event.seat, (bets.get(event.seat) ?? 0) - event.amount)
    else if (event.kind === 'board' || event.kind === 'win') {
      swept = true
      break
    }
  }
  return new Map(swept ? [...bets].filter(([, amount]) => amount > 0) : [])
}

/** Boards are dealt in the order of their events: a card of the next board soon, the next street after a while. */
function boardTimes(
  after: TableView,
  events: readonly TableEvent[],
  start: number,
): Record<number, number>[] {
  const dealt = events.filter((event) => event.kind === 'board')
  const next = (after.hand?.boards ?? []).map(({ length }, number) => {
    return dealt.reduce((place, { board, cards }) => place - (board === number ? cards.length : 0), length)
  })
  const times: Record<number, number>[] = next.map(() => ({}))
  let moment = start
  for (const [index, { board, cards }] of dealt.entries()) {
    const last = dealt[index - 1]
    if (last) moment += board > last.board ? BOARD_STEP : STREET_STEP
    const places = times[board]
    if (!places) continue
    for (const card of cards.keys()) places[next[board]! + card] = moment + card * FLOP_STEP
    next[board]! += cards.length
  }
  return times
}
