/** The cash room as the room tells of it: `croupier.room.cash_view`. */
export interface CalledTo {
  table: string
  seat: number
  until: number
}

export interface OnList {
  name: string
  since: number
  called: CalledTo | null
  wants: number
  expected: number | null
  person: string | null
}

export interface Game {
  game: string
  variant: string
  tables: string[]
  waiting: OnList[]
  ready: boolean
  seats_free: number
}

export interface Table {
  table: string
  name: string
  game: string
  variant: string
  small: number
  big: number
  least: number
  most: number
  seats: number
  taken: number
  free: number[]
  kept: { seat: number; name: string }[]
  feeds: string
}

export interface Place {
  game: string
  before: number
  expected: number | null
  called: CalledTo | null
}

export interface MySeat {
  table: string
  seat: number
  state: string
  small_missed: boolean
  big_missed: boolean
}

export interface You {
  places: Place[]
  seats: MySeat[]
  wish: { table: string; seat: number } | null
  cage: number
}

export interface Chair {
  seat: number
  person: string
  name: string
  chips: number
  state: 'playing' | 'sitting-out' | 'away' | 'leaving'
  since: number | null
  sat: number
  rounds: number
  small_missed: boolean
  big_missed: boolean
  coming: string
  waits: boolean
  pick_up: number | null
}

export type Fee = 'rake' | 'jackpot' | 'time' | 'tips'
export const FEES: readonly Fee[] = ['rake', 'jackpot', 'time', 'tips']

export const WHYS = ['ruling', 'dispute', 'fill', 'seat', 'deck', 'other'] as const

export const DECKS = ['opening', 'push', 'change', 'closing', 'doubt'] as const
export const ERRORS = ['misdeal', 'exposed-card', 'wrong-pot', 'wrong-button', 'pace', 'other'] as const

export interface FloorTable {
  table: string
  chairs: Chair[]
  button: number | null
  hands: number
  rack: number
  fees: Record<Fee, number>
  dealer: string
  dealer_since: number | null
  dealer_until: number | null
  call: { at: number; why: (typeof WHYS)[number] } | null
  breakable: boolean
  /** How the deck was found last. */
  deck: { at: number; when: string; missing: string[] } | null
  notes: string[]
  /** Chips on their way, by seat. */
  lammers: Record<string, number>
  time_fee: number
}

export interface Logged {
  number: number
  at: number
  by: string
  name: string
  ask: Ask
}

export interface Floor {
  shift: string
  tables: FloorTable[]
  moves: { person: string; name: string; table: string; to: string; seat: number }[]
  wishes: { person: string; name: string; table: string; seat: number }[]
  dealers: { dealer: string; table: string; since: number; dealt: number }[]
  cage: { person: string; name: string; chips: number }[]
  log: Logged[]
  undo: number | null
  people: Record<string, string>
  slips: { at: number; table: string; dealer: string; what: string }[]
}

export interface View {
  games: Game[]
  tables: Table[]
  you: You | null
  floor: Floor | null
  stopped: boolean
}

export interface Ask {
  type: string
  [field: string]: unknown
}
