import type { Card } from '../../kit/cards/card'

export const JOKER = 'Jk'

/** The places of cards by the hands they lie in: those set low, and behind them the others; or all in one. */
export function handsOf(cards: readonly Card[], low: readonly Card[]): number[][] {
  const places = cards.map((_, place) => place)
  // Hidden cards are all alike: none of them can be told to be low.
  const apart = (place: number) => cards[place] !== '??' && low.includes(cards[place]!)
  const hands = [places.filter(apart), places.filter((place) => !apart(place))]
  return hands.filter((hand) => hand.length > 0)
}

/** The same in one row. */
export function lyingOrder(cards: readonly Card[], low: readonly Card[]): number[] {
  return handsOf(cards, low).flat()
}
