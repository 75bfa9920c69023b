import type { HandView, TableView } from '../../kit/wire/table'
import type { TableEvent } from '../seen'

export type Streets = readonly string[]

/** Where a hand stands, as its events tell it. */
export interface Standing {
  /** The street's place among those of the game. */
  street: number
  /** Cards on each board. */
  boards: readonly number[]
  /** What has been bet on the street. */
  bet: 'none' | 'bring-in' | 'made'
  /** Whether cards are thrown away now and nothing is dealt for them. */
  throwing: boolean
  /** Somebody has acted since the street was dealt. */
  acted: boolean
  /** What each seat last did with cards on this street. */
  hands: Readonly<Record<number, 'deal' | 'up' | 'discard'>>
}

/** A hand before its first card; blinds are a bet already. */
export function startOf(streets: Streets): Standing {
  const blinds = ['preflop', 'predraw', undefined].includes(streets[0])
  const bet = blinds ? 'made' : 'none'
  return { street: 0, boards: [], bet, throwing: false, acted: false, hands: {} }
}

/** A hand as one finds it on the table. */
export function middleOf(streets: Streets, hand: HandView, bet: Standing['bet']): Standing {
  const street = Math.max(0, streets.indexOf(hand.street))
  const boards = hand.boards.map(({ length }) => length)
  return { street, boards, bet, throwing: streets[street] === 'discard', acted: false, hands: {} }
}

export function standingAfter(standing: Standing, event: TableEvent, streets: Streets): Standing {
  switch (event.kind) {
    case 'hand_started':
      return startOf(streets)
    case 'run':
      // Each run begins with the cards that lie there.
      return { ...standing, boards: Array.from({ length: event.count }, () => standing.boards[0] ?? 0) }
    case 'board': {
      const boards = [...standing.boards]
      boards[event.board] = (boards[event.board] ?? 0) + event.cards.length
      return { ...(opensStreet(standing, event, streets) ? nextStreet(standing, streets) : standing), boards }
    }
    case 'deal':
    case 'up':
    case 'discard': {
      const { seat, kind } = event
      const at = begins(standing, kind, seat, streets) ? nextStreet(standing, streets) : standing
      return { ...at, hands: { ...at.hands, [seat]: kind } }
    }
    case 'fold':
    case 'check':
    case 'call':
      return { ...standing, acted: true }
    case 'bring-in':
      return { ...standing, acted: true, bet: 'bring-in' }
    case 'raise':
      return { ...standing, acted: true, bet: 'made' }
    default:
      return standing
  }
}

type BoardEvent = Extract<TableEvent, { kind: 'board' }>

/** The first board opens a street; not so a first card that is dealt before the betting, as in Courchevel. */
function opensStreet({ street, acted }: Standing, { board, cards }: BoardEvent, streets: Streets): boolean {
  const early = street === 0 && !acted && streets[0] === 'preflop' && cards.length < 3
  return board === 0 && !early
}

/** Cards open a street when somebody has acted since the last, or when this seat has had its share of that. */
function begins(
  { acted, hands }: Standing,
  kind: 'deal' | 'up' | 'discard',
  seat: number,
  streets: Streets,
): boolean {
  const last = hands[seat]
  if (kind === 'discard') return acted || last === 'discard' || last === 'deal'
  const stud = streets[0] === 'third' || streets[0] === 'second'
  return stud && (acted || last === 'up')
}

function nextStreet({ street, boards }: Standing, streets: Streets): Standing {
  const next = street + 1
  return { street: next, boards, bet: 'none', throwing: streets[next] === 'discard', acted: false, hands: {} }
}

/** The street to announce because of an event; boards tell theirs themselves, by their cards. */
export function streetOf(
  before: Standing,
  after: Standing,
  { kind }: TableEvent,
  streets: Streets,
): string | null {
  const same = kind === 'board' || kind === 'hand_started' || before.street === after.street
  return same ? null : (streets[after.street] ?? null)
}

/** Whether the most anybody has put in is the bring-in, or less. */
export function isCompletion({ seats, bring_in }: TableView): boolean {
  const most = Math.max(0, ...seats.map(({ bet }) => bet))
  return most > 0 && most <= bring_in
}
