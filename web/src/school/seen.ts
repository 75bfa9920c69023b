/** What the house tells of its school. */

export const RANKS = ['dealer', 'floor', 'director'] as const
export type Rank = (typeof RANKS)[number]

/** How a book stands at a level: all its situations, those never seen, those due, and when the next one is. */
export interface Count {
  cards: number
  new: number
  due: number
  next: number
}

export interface Book {
  id: string
  name: string
  levels: { id: Rank; count: Count; tested: boolean }[]
}

export interface DrillLine {
  id: string
  name: string
  level: number
  run: number
  answered: number
  right: number
  seconds: number
}

export interface Certificate {
  number: string
  name: string
  book: string
  level: Rank
  points: number
  of: number
  at: number
}

export interface TestSeen {
  book: string
  level: Rank
  place: number
  of: number
  over: boolean
  until: number
  points: number
  needed: number
  most: number
  number: string
}

export interface School {
  /** Whether who looks has a name here, so that what he learns is kept. */
  known: boolean
  books: Book[]
  drills: DrillLine[]
  test: TestSeen | null
  certificates: Certificate[]
  conditions: { role: string; book: string; level: Rank }[]
  questions: number
  passes: number
  minutes: number
}

export interface Clause {
  id: string
  text: string
}

export interface SeatDrawn {
  name: string
  stack: number
  bet: number
  last: string
  cards: string
  folded: boolean
  all_in: boolean
  button: boolean
  to_act: boolean
}

export interface TableDrawn {
  seats: SeatDrawn[]
  game: string
  street: string
  board: string
  pot: number
  small_blind: number
  big_blind: number
}

export interface Question {
  /** What is sent back with the answer; a question of a test has neither. */
  card?: string
  seed?: number
  level: Rank
  book: string
  story: string[]
  table: TableDrawn
  rulings: string[]
  clauses: Clause[]
}

export interface Next {
  question: Question | null
  count: Count
}

export interface BookSays {
  books: string[]
  lines: string[]
  cites: Clause[]
  /** It is what the asked book says. */
  same: boolean
}

export interface Judged {
  ruling: boolean
  why: boolean
  right_ruling: number
  right_why: number
  title: string
  books: BookSays[]
  due: number
}

export interface TestTold {
  test: TestSeen | null
  question?: Question | null
  certificate?: Certificate | null
}

export interface Blank {
  name: string
  sort: 'number' | 'seats' | 'by-seat' | 'pots'
}

export interface Drill {
  drill: string
  level: number
  seed: number
  book: string
  given: Record<string, unknown>
  told: string[]
  blanks: Blank[]
  limit: number
}

export interface DrillJudged {
  right: boolean
  answer: string[]
  why: string[]
  clauses: Clause[]
  standing: DrillLine
}

/** The seats a drill is about: whoever stands in one of its tables by seat. */
export function seatsOf(given: Readonly<Record<string, unknown>>): number[] {
  const named = ['put_in', 'cards', 'stacks'].flatMap((name) => Object.keys((given[name] as object) ?? {}))
  return [...new Set(named)].map(Number).sort((one, other) => one - other)
}

/** A whole number as somebody types it, with spaces or commas between thousands; `null` for what is none. */
export function numberOf(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f,.]/g, '')
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null
}
