import type { BoxView, CoinTable } from '../../kit/wire/pit'
import type { Card } from '../../kit/cards/card'

type Settled = Pick<BoxView, 'settlement'>

/** What came back to hands at a machine, in chips. */
export function wonBy(hands: readonly Settled[]): number {
  return hands
    .flatMap(({ settlement }) => settlement?.lines ?? [])
    .reduce((sum, { stake, change }) => sum + stake + change, 0)
}

/** What a hand holds that is paid, as pay tables name it; empty where nothing is. */
export function madeOf({ settlement, hand }: Pick<BoxView, 'settlement' | 'hand'>): string {
  if (settlement) return wonBy([{ settlement }]) ? (settlement.combinations[0] ?? '') : ''
  return hand?.code.replace(/^pit-(result|combination)-/, '') ?? ''
}

/** The best that any of the hands is paid for, by the pay table; empty where none is. */
export function bestOf(hands: readonly Settled[], { rows }: Pick<CoinTable, 'rows'>): string {
  const made = hands.filter((hand) => wonBy([hand]) > 0).map(({ settlement }) => settlement!.combinations[0])
  return rows.find(({ combination }) => made.includes(combination))?.combination ?? ''
}

/**
 * A hand by its places: those of the first five cards that it still has lie where they lay, the others where one was
 * thrown; null where none lies yet.
 */
export function heldIn(order: readonly Card[], cards: readonly Card[]): (Card | null)[] {
  const fresh = cards.filter((card) => !order.includes(card))
  return order.map((card) => (cards.includes(card) ? card : (fresh.shift() ?? null)))
}
