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
export async function roundsOf(
  table: string,
  token: string | null,
  before: number | null,
): Promise<PastRound[]> {
  const asked = new URLSearchParams()
  if (before !== null) asked.set('before', String(before))
  const name = table.replace(/^pit\//, '')
  const response = await fetch(`/api/pit/${encodeURIComponent(name)}/rounds?${asked}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (!response.ok) throw new Error(response.statusText)
  return ((await response.json()) as { rounds: PastRound[] }).rounds
}
