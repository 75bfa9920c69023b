import type { Card } from './card'

/** The cards of a text such as `Kh8c3d`. */
export function cardsOf(text: string): Card[] {
  return (text.match(/../g) ?? []) as Card[]
}
