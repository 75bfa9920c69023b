import { asked } from '../../kit/http'
import type { Act, InspectorView, RoundView } from '../../kit/wire/pit'

/** A finished round, recomputed by the inspector. */
export interface PastInspection {
  number: number
  at: number
  inspector: InspectorView | null
  staff: { dealer: string; inspector: string }
  boxes: RoundView['boxes']
  dealer: RoundView['dealer']
  board: RoundView['board']
}

/** What the inspector found, and what the floor did; only for one with a role for it. */
export function inspectionOf(table: string): Promise<{ rounds: PastInspection[]; acts: Act[] }> {
  return asked(`/api/pit/${encodeURIComponent(table.replace(/^pit\//, ''))}/inspection`, { mine: true })
}
