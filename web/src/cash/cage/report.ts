import { toLocal, toMoment } from '../../kit/dates'
import { asked } from '../../kit/http'
import type { CageReport, EventMoney, SumSeen, TableMoney } from '../../kit/wire/cage'

/** A time, in ms since 1970; without an end it goes on. */
export interface Period {
  since: number
  until: number | null
}

/** The day so many days before a moment, from midnight to midnight by the clock of the device. */
export function dayBefore(moment: number, days: number): Period {
  const midnight = (back: number) => {
    const date = new Date(moment)
    date.setHours(0, 0, 0, 0)
    date.setDate(date.getDate() - back)
    return date.getTime()
  }
  return { since: midnight(days), until: midnight(days - 1) }
}

/** The period that stands in the address, else the day of the moment. */
export function periodOf(search: string, now: number): Period {
  const asked = new URLSearchParams(search)
  const [since, until] = [asked.get('since'), asked.get('until')].map((text) =>
    text && /^\d+$/.test(text) ? Number(text) : null,
  )
  if (since === null || since === undefined) return dayBefore(now, 0)
  return { since, until: until ?? null }
}

export const inAddress = ({ since, until }: Period): string =>
  new URLSearchParams({ since: String(since), ...(until !== null && { until: String(until) }) }).toString()

/** A moment as its field has it, and back; nothing typed is no moment. */
export const fieldOf = (moment: number | null): string => (moment === null ? '' : toLocal(moment))
export const momentOf = (text: string): number | null => (text ? toMoment(text) : null)

export const fetchReport = (period: Period): Promise<CageReport> =>
  asked(`/api/cage/report?${inAddress(period)}`, { mine: true })

/** What is left of what was taken. */
export const net = (sums: readonly SumSeen[]): number =>
  sums.reduce((all, { taken, paid }) => all + taken - paid, 0)

export const total = <T>(of: readonly T[], amount: (each: T) => number): number =>
  of.reduce((all, each) => all + amount(each), 0)

/** What the staff has of all this: its share of the buy-ins, and tips. */
export const forStaff = (events: readonly EventMoney[], tables: readonly TableMoney[]): number =>
  total(events, ({ staff }) => staff) + total(tables, ({ tips }) => tips)
