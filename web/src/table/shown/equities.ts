import type { HandView } from '../../kit/wire/table'
import { shape } from '../../kit/numbers'
import type { Motion } from '../state/motion'

/** When the shares of a street are on the screen, in milliseconds after the message, and what they are: per mille by seat. */
export interface Moment {
  at: number
  shares: readonly (readonly [number, number])[]
}

/**
 * The shares as a hand is run out: those of a street stand from its last card on until the next one. Nothing where no
 * card is turned, unless the hands wait with their cards open for what their players say.
 */
export function momentsOf(hand: HandView, motion: Motion): Moment[] {
  const turned = Object.entries(motion.boards[0] ?? {}).map(([place, at]) => [Number(place), at] as const)
  if (!hand.over) return hand.equities.slice(-1).map(({ shares }) => ({ at: 0, shares }))
  if (!turned.length) return []
  const first = Math.min(...turned.map(([place]) => place))
  return hand.equities
    .filter(({ cards }) => cards >= first)
    .map(({ cards, shares }) => ({
      at: cards === first ? 0 : (turned.find(([place]) => place === cards - 1)?.[1] ?? 0),
      shares,
    }))
}

/** What lay on the board so many cards ago, as its street is called. */
const STREETS: Record<number, string> = { 0: 'preflop', 3: 'flop', 4: 'turn' }

export const streetOf = (cards: number): string | null => STREETS[cards] ?? null

/** Shares in whole per cent that come to a hundred: what is left over goes to the largest remainders. */
export function percents(shares: readonly (readonly [number, number])[]): [number, number][] {
  const floors = shares.map(([seat, share]) => [seat, Math.floor(share / 10), share % 10] as const)
  const left =
    Math.round(shares.reduce((sum, [, share]) => sum + share, 0) / 10) -
    floors.reduce((sum, [, one]) => sum + one, 0)
  const order = [...floors].sort((one, other) => other[2] - one[2])
  const more = new Set(order.slice(0, Math.max(0, left)).map(([seat]) => seat))
  return floors.map(([seat, floor]) => [seat, floor + (more.has(seat) ? 1 : 0)])
}

/** So many per cent, as the language writes it. */
export const percent = (whole: number): string =>
  shape({ style: 'percent', maximumFractionDigits: 0 }).format(whole / 100)
