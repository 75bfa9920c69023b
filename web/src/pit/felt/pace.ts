import type { LogEntry, PitView } from '../../kit/wire/pit'

/** The dealer's pace, in milliseconds. */
const CARD = 130
const STREET = 500
const REVEAL = 900
const OPENED = 160
const PAY = 1100
const BEAT = 250

/** When each thing of a message comes to be seen, in milliseconds from its arrival; what was there before is absent. */
export interface Pace {
  /** By box, then by the card's place in it. */
  cards: Record<number, Record<number, number>>
  dealer: Record<number, number>
  board: Record<number, number>
  /** When the dealer turns his cards, and when his changed card comes. */
  reveal: number
  change: number
  /** When each box is settled. */
  settle: Record<number, number>
  /** When the dealer's hands are at rest: from then on somebody is asked. */
  whole: number
}

export const still: Pace = { cards: {}, dealer: {}, board: {}, reveal: 0, change: 0, settle: {}, whole: 0 }

/** The work of the dealer since entry `known` of the log, one thing after the other. */
export function paceOf(view: PitView, known: number): Pace {
  const fresh = view.log.slice(known)
  if (!fresh.length) return still
  const pace: Pace = { cards: {}, dealer: {}, board: {}, reveal: 0, change: 0, settle: {}, whole: 0 }
  let at = deal(pace, fresh, 0)
  let board = view.board.length - count(fresh, 'board')
  for (const entry of fresh) {
    if (entry.kind === 'draw') at = drawn(pace, view, entry, at)
    else if (entry.kind === 'board') {
      at += STREET
      for (const _ of entry.cards) pace.board[board++] = at += CARD
    } else if (entry.kind === 'reveal') {
      at += REVEAL
      pace.reveal = at
      at += OPENED * entry.cards.length
    } else if (entry.kind === 'change') pace.change = at += REVEAL
    else if (entry.kind === 'settle') pace.settle[entry.box] = at += PAY
  }
  return { ...pace, whole: at ? at + BEAT : 0 }
}

/** The same work so many times as fast. */
export function hurried(pace: Pace, times: number): Pace {
  const each = (places: Record<number, number>) =>
    Object.fromEntries(Object.entries(places).map(([place, at]) => [place, at / times]))
  return {
    cards: Object.fromEntries(Object.entries(pace.cards).map(([box, places]) => [box, each(places)])),
    dealer: each(pace.dealer),
    board: each(pace.board),
    reveal: pace.reveal / times,
    change: pace.change / times,
    settle: each(pace.settle),
    whole: pace.whole / times,
  }
}

function count(log: readonly LogEntry[], kind: string): number {
  return log.reduce((sum, entry) => sum + (entry.kind === kind ? entry.cards.length : 0), 0)
}

/** Round after round of the deal, a card to each box and the dealer last. */
function deal(pace: Pace, fresh: readonly LogEntry[], from: number): number {
  const hands = fresh.filter(({ kind }) => kind === 'deal' || kind === 'dealer')
  const most = Math.max(0, ...hands.map(({ cards }) => cards.length))
  let at = from
  for (let turn = 0; turn < most; turn += 1) {
    for (const { kind, box, cards } of hands) {
      if (turn >= cards.length) continue
      const place = kind === 'dealer' ? pace.dealer : (pace.cards[box] ??= {})
      place[turn] = at
      at += CARD
    }
  }
  return at
}

/** New cards lie last in their box. */
function drawn(pace: Pace, view: PitView, entry: LogEntry, from: number): number {
  const held = view.boxes.find(({ box }) => box === entry.box)?.cards.length ?? 0
  const places = (pace.cards[entry.box] ??= {})
  let at = from + BEAT
  for (let place = held - entry.cards.length; place < held; place += 1) places[place] = at += CARD
  return at
}
