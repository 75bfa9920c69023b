/** What `/api/house` tells: times in ms, moments in ms since 1970, sizes in bytes. */
export interface Seen {
  version: string
  now: number
  started: number
  checks: Check[]
  kinds: Kind[]
  stopped: Stopped[]
  took: { commit: Took; loop: Took }
  commands: { done: number; refused: number; broken: number }
  logged: { warning: number; error: number; critical: number }
  /** Requests that the house itself failed at. */
  failed: number
  sockets: number
  messages: number
  bytes: number
  /** Rows since the house was opened. */
  written: number
  sizes: { database: number; wal: number; free: number }
  backup: { at: number; bytes: number } | null
  program: Program
  /** When the house pauses, as it was announced. */
  pause: number | null
  /** Why the house cannot be paused, where it cannot. */
  no_pause: string | null
}

/** The program that runs: one hash of its files, those that are altered, and when they were looked at last. */
export interface Program {
  version: string
  digest: string
  altered: string[]
  checked: number | null
}

export interface Check {
  check: string
  ok: boolean
  code?: string
  text?: string
}

export interface Kind {
  kind: string
  title: string
  running: number
  closed: number
  stopped: number
  rows: number
}

export interface Stopped {
  stream: string
  /** What it is asked by; empty where not even its first row could be read. */
  id: string
  /** Whether its chips can be paid out. */
  pays: boolean
  title: string
  rows: number
  code: string
  /** Empty where there are no words for the code. */
  text: string
}

/** The middle, what one in a hundred exceeds, and the most of the last ones; null before there was any. */
export interface Took {
  p50: number | null
  p99: number | null
  most: number | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A day without a copy of the database is one too many. */
export const BACKUP_DUE = DAY

export interface Span {
  code: 'house-span-days' | 'house-span-hours' | 'house-span-minutes'
  params: Record<string, number>
}

/** A time that has passed, in its two largest units. */
export function span(ms: number): Span {
  const past = Math.max(0, ms)
  const [days, hours, minutes] = [past / DAY, (past % DAY) / HOUR, (past % HOUR) / MINUTE].map(Math.floor)
  if (days) return { code: 'house-span-days', params: { days, hours: hours! } }
  if (hours) return { code: 'house-span-hours', params: { hours, minutes: minutes! } }
  return { code: 'house-span-minutes', params: { minutes: minutes! } }
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

export interface Size {
  amount: number
  unit: (typeof UNITS)[number]
}

/** A size in the unit in which it is less than a thousand. */
export function size(bytes: number): Size {
  let [amount, unit] = [bytes, 0]
  while (amount >= 1000 && unit < UNITS.length - 1) [amount, unit] = [amount / 1000, unit + 1]
  return { amount, unit: UNITS[unit]! }
}
