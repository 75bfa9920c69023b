import type { OptionsView, WorthView } from '../../kit/wire/pit'
import type { Card } from '../../kit/cards/card'

/** A machine that plays by itself: how many more hands, from how many chips on, and when it stops before. */
export interface Auto {
  hands: number
  from: number
  /** Chips lost or won at which it stops, 0 for no such limit. */
  loss: number
  win: number
}

export const HANDS = [10, 25, 100] as const

/** Why a machine stops by itself; null while it plays on. `purse` is counted between two hands. */
export function stops({ hands, from, loss, win }: Auto, purse: number): 'hands' | 'loss' | 'win' | null {
  if (loss && from - purse >= loss) return 'loss'
  if (win && purse - from >= win) return 'win'
  return hands > 0 ? null : 'hands'
}

/** What is best held, and what the cards that are held cost against it, in first stakes; null where it is not known. */
export function holdOf(
  { worth }: Pick<OptionsView, 'worth'>,
  held: readonly Card[],
): { best: WorthView; cost: number } | null {
  const [best] = worth
  if (!best) return null
  const own = worth.find(
    ({ cards }) => cards.length === held.length && cards.every((card) => held.includes(card)),
  )
  return { best, cost: own ? Number(best.value) - Number(own.value) : 0 }
}
