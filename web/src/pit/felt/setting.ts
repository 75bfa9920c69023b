import type { Card } from '../../kit/cards/card'

export const JOKER = 'Jk'

/** The places of cards as they lie on the felt: those set low apart, before the others. */
export function lyingOrder(cards: readonly Card[], low: readonly Card[]): number[] {
  const places = cards.map((_, place) => place)
  // Hidden cards are all alike: none of them can be told to be low.
  const apart = (place: number) => cards[place] !== '??' && low.includes(cards[place]!)
  return [...places.filter(apart), ...places.filter((place) => !apart(place))]
}
