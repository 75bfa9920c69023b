import { asked } from '../../kit/http'
import type { HandSummary } from '../../kit/wire/table'

const handsOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/hands`

/** Where a hand's PHH file lies; who is signed in finds the cards there that he saw. */
export const phhAddress = (table: string, hand: number): string => `${handsOf(table)}/${hand}.phh`

/** Where a hand's shuffle lies, to be kept and checked; it opens the cards that who is signed in saw. */
export const shuffleAddress = (table: string, hand: number): string => `${handsOf(table)}/${hand}/shuffle`

/** Where a hand is shown again, step by step. */
export const replayAddress = (table: string, hand: number): string =>
  `/hand/${encodeURIComponent(table)}/${hand}`

/** The table's finished hands, the latest first, a page at a time. */
export async function pastHands(table: string, before?: number): Promise<HandSummary[]> {
  const since = before === undefined ? '' : `?before=${before}`
  return (await asked<{ hands: HandSummary[] }>(`${handsOf(table)}${since}`, { mine: true })).hands
}
