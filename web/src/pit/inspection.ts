import type { Inspected, PitAct } from './messages'

/** A finished round, recomputed by the inspector. */
export interface PastInspection {
  number: number
  at: number
  inspector: Inspected | null
  staff: { dealer: string; inspector: string }
}

/** What the inspector found, and what the floor did; only for one with the house's key. */
export async function inspectionOf(
  table: string,
  key: string,
): Promise<{ rounds: PastInspection[]; acts: PitAct[] }> {
  const name = encodeURIComponent(table.replace(/^pit\//, ''))
  const response = await fetch(`/api/pit/${name}/inspection`, { headers: { 'x-floor-key': key } })
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as { rounds: PastInspection[]; acts: PitAct[] }
}
