import { faceInWords, faceOf } from '../kit/cards/card'
import type { SeatView, TableView } from '../kit/wire/table'
import type { Params } from '../kit/text/catalogue'

interface Label {
  code: string
  params: Params
}

type Say = (code: string, params?: Params) => string

/** The word under a player's name for why the player is out of the action; null for one who plays. */
export function markOf(seat: SeatView): string | null {
  if (seat.status === 'leaving') return 'mark-leaving'
  if (seat.in_hand && !seat.folded) return seat.all_in ? 'mark-all-in' : null
  if (seat.status === 'sitting_out') return 'mark-sitting-out'
  if (seat.status === 'waiting') return 'mark-waiting'
  return seat.away ? 'mark-away' : null
}

const DRAWS = new Set(['discard', 'draw'])

/** The last action as a label; a raise that opened the betting is a bet. A draw has a label of its own. */
export function lastOf({ seat, last, drew }: SeatView, bettors: ReadonlySet<number>): Label | null {
  if (!last || (DRAWS.has(last.kind) && drew !== null)) return null
  if (DRAWS.has(last.kind)) return { code: 'last-discard', params: {} }
  const kind = last.kind === 'raise' && bettors.has(seat) ? 'bet' : last.kind.replaceAll('_', '-')
  return { code: `last-${kind}`, params: { amount: last.amount } }
}

/** How many cards a player still in the hand took at the last draw; null where there was none. */
export function drewOf({ drew, in_hand, folded }: SeatView): Label | null {
  if (drew === null || !in_hand || folded) return null
  return drew ? { code: 'last-drew', params: { count: drew } } : { code: 'last-pat', params: {} }
}

/** What a screen reader says for a seat: “Seat 3, Anna, 9,800 chips, to act”. */
export function seatLabel(seat: SeatView, view: TableView, say: Say): string {
  const { hand, button, you } = view
  const parts = [say('seat-label', { seat: seat.seat, name: seat.name, stack: seat.stack })]
  const add = (when: unknown, code: string, params?: Params) => {
    if (when) parts.push(say(code, params))
  }
  add(seat.bot, 'table-bot')
  add(you?.seat === seat.seat, 'seat-you')
  add(button === seat.seat, 'seat-button')
  add(hand?.to_act === seat.seat, 'seat-to-act')
  add(seat.in_hand && seat.folded, 'seat-folded')
  add(seat.in_hand && seat.all_in, 'seat-all-in')
  if (!seat.folded) {
    const shows = upCards(seat, say)
    add(shows, 'seat-shows', { cards: shows })
    add(seat.drew === 0, 'seat-pat')
    add(seat.drew, 'seat-drew', { count: seat.drew ?? 0 })
  }
  add(seat.bet, 'table-bet', { amount: seat.bet })
  add(seat.won, 'seat-won', { amount: seat.won })
  add(seat.status === 'waiting', 'seat-waiting')
  add(seat.status === 'sitting_out', 'seat-sitting-out')
  add(seat.status === 'leaving', 'seat-leaving')
  add(seat.away, 'seat-away')
  return parts.join(', ')
}

function upCards({ cards, up }: SeatView, say: Say): string {
  const faces = up.map((place) => faceOf(cards?.[place] ?? ''))
  return faces.flatMap((face) => (face ? [say('card', faceInWords(face))] : [])).join(', ')
}
