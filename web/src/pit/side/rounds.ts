import { asked } from '../../kit/http'
import type { BoxView, FairnessView, SaidView } from '../../kit/wire/pit'
import type { Card } from '../../kit/cards/card'

/** A finished round as its viewer knows it. */
export interface PastRound {
  number: number
  at: number
  net: number | null
  boxes: BoxView[]
  dealer: Card[]
  board: Card[]
  fairness: FairnessView | null
  said: SaidView[]
}

/** Twenty finished rounds of a table, the latest first. */
export async function roundsOf(table: string, before: number | null): Promise<PastRound[]> {
  const since = before === null ? '' : `?before=${before}`
  const name = encodeURIComponent(table.replace(/^pit\//, ''))
  return (await asked<{ rounds: PastRound[] }>(`/api/pit/${name}/rounds${since}`, { mine: true })).rounds
}
