import { asked } from '../../kit/http'
import type { RoundView } from '../../kit/wire/pit'

/** Twenty finished rounds of a table as one knows them, the latest first. */
export async function roundsOf(table: string, before: number | null): Promise<RoundView[]> {
  const since = before === null ? '' : `?before=${before}`
  const name = encodeURIComponent(table.replace(/^pit\//, ''))
  return (await asked<{ rounds: RoundView[] }>(`/api/pit/${name}/rounds${since}`, { mine: true })).rounds
}
