import { asked } from '../../kit/http'
import type { Inspected, PitAct } from '../messages'

/** A finished round, recomputed by the inspector. */
export interface PastInspection {
  number: number
  at: number
  inspector: Inspected | null
  staff: { dealer: string; inspector: string }
}

/** What the inspector found, and what the floor did; only for one with the house's key. */
export function inspectionOf(
  table: string,
  key: string,
): Promise<{ rounds: PastInspection[]; acts: PitAct[] }> {
  return asked(`/api/pit/${encodeURIComponent(table.replace(/^pit\//, ''))}/inspection`, { key })
}
