import { actCalled } from '../kit/frame/acts/called'
import { asked } from '../kit/http'
import needs from '../kit/wire/needs.json'

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
  /** Who has signed it too. */
  signed_by: string
  /** Whom it paid, and how much, below zero what it took of him: cents, chips in the live cash room. */
  payee: string
  paid: number
}

/** Which acts are looked for; an empty one looks for all. */
export interface Wanted {
  person: string
  at: string
  ask: string
  since: number
}

/** What is logged, by the journal it is in: what a role is needed for, and what the house itself asks for somebody. */
const LOGGED: Readonly<Record<string, readonly string[]>> = {
  table: [...Object.keys(needs.house), ...Object.keys(needs.table)],
  event: [...Object.keys(needs.event), 'announce'],
  cash: Object.keys(needs.cash),
  cage: Object.keys(needs.cage),
  pit: Object.keys(needs.pit),
  staff: [...Object.keys(needs.staff), 'invite', 'take-over', 'hand-over'],
  people: ['reset'],
  care: ['bar', 'complaint-answered', 'refuse-countries'],
  significant: [],
}

/** The parts of the house whose journals are looked through. */
export const JOURNALS = Object.keys(LOGGED)

/** The acts of a journal, or of all where it is empty, by type, with what each is called; in the order of the words. */
export function kinds(journal: string): { type: string; called: string }[] {
  const journals = journal ? [journal] : JOURNALS
  const types = new Set(journals.flatMap((each) => LOGGED[each]!))
  const called = (type: string) =>
    journals.filter((each) => LOGGED[each]!.includes(type)).map((each) => actCalled(each, type))
  return [...types]
    .map((type) => ({ type, called: [...new Set(called(type))].join(' / ') }))
    .sort((one, other) => one.called.localeCompare(other.called))
}

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
