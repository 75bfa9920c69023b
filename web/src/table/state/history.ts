import type { HandSummary } from '../../kit/wire/table'

function query(token: string | null, before?: number): string {
  const asked = new URLSearchParams()
  if (token) asked.set('token', token)
  if (before !== undefined) asked.set('before', String(before))
  const text = asked.toString()
  return text ? `?${text}` : ''
}

/** Where a hand's PHH file lies; with the token it holds the cards that its owner saw. */
export function phhAddress(table: string, hand: number, token: string | null): string {
  return `/api/tables/${encodeURIComponent(table)}/hands/${hand}.phh${query(token)}`
}

/** Where a hand's shuffle lies, to be kept and checked; with the token it opens the cards that its owner saw. */
export function shuffleAddress(table: string, hand: number, token: string | null): string {
  return `/api/tables/${encodeURIComponent(table)}/hands/${hand}/shuffle${query(token)}`
}

/** The table's finished hands, the latest first, a page at a time. */
export async function pastHands(
  table: string,
  token: string | null,
  before?: number,
): Promise<HandSummary[]> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/hands${query(token, before)}`)
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
  return ((await answer.json()) as { hands: HandSummary[] }).hands
}
