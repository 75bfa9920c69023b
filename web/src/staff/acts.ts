import { asked } from '../kit/http'

/** What somebody has done for the house: which row it became, what he asked, and who has taken it back. */
export interface Act {
  at: number
  person: string
  name: string
  role: string
  device: string
  stream: string
  version: number
  type: string
  ask: string
  undone_by: string
  undone_at: number
}

/** Which acts are looked for; an empty one looks for all. */
export interface Wanted {
  person: string
  at: string
  ask: string
  since: number
}

/** The parts of the house whose journals are looked through. */
export const JOURNALS = ['table', 'event', 'cash', 'cage', 'pit', 'staff', 'people', 'care', 'significant']

function query(wanted: Wanted, until?: number): string {
  const given = Object.entries({ ...wanted, until }).filter(([, value]) => value)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** The latest acts before a time. */
export const acts = (wanted: Wanted, until?: number): Promise<{ acts: Act[]; more: boolean }> =>
  asked(`/api/audit?${query(wanted, until)}`, { mine: true })

/** Where the same is had as a sheet. */
export const sheet = (wanted: Wanted): string => `/api/audit.csv?${query(wanted)}`

/** What others have taken back of one's own in these days. */
export const undone = (): Promise<{ acts: Act[] }> => asked('/api/staff/undone', { mine: true })

/** What was asked, as one reads it: names and values in the order they were given. */
export function details(ask: string): string {
  const given = Object.entries(JSON.parse(ask) as Record<string, unknown>)
  return given
    .filter(([, value]) => value !== '' && value !== null && value !== 0 && value !== false)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ')
}
