import type { Card } from '../kit/cards/card'
import type { Coded } from '../kit/text/say'

/** What the room and the pit's pages say to each other: docs/protocol.md, “The pit”. */

export interface Plate {
  minimum: number
  maximum: number
  max_payout: number
  token: number
  side_maximum: number
}

export interface PayRow {
  combination: string
  /** To one, as a fraction: `7`, `3/2`. */
  odds: string
}

export interface PayTable {
  name: string
  rows: PayRow[]
}

/** A machine's table: what each number of coins is paid, in coins. */
export interface MachineTable {
  coins: number[]
  rows: { combination: string; pays: number[] }[]
}

export interface StakeField {
  field: string
  with_first: boolean
  token: boolean
  low: number
  high: number
  /** Who puts chips here banks for the other boxes. */
  bank: boolean
}

/** What is printed on the felt and on the plate: it does not change while the table stands. */
export interface Layout {
  stakes: StakeField[]
  /** Every field chips may come to lie on, in the order they are laid out. */
  fields: string[]
  boxes: { printed: number; active: number; per_player: number; open: number }
  plate: Plate
  dealt: { own: number; dealer: number; up: number; board: number }
  cover: number
  tables: PayTable[]
  paytable: MachineTable | null
}

export interface SettledLine {
  field: string
  stake: number
  change: number
  from_meter: number
  shows: boolean
  /** Chips of it that came from other boxes, or went to them below zero, and what the house kept of a win. */
  from_boxes: number
  commission: number
}

export interface Settled {
  result: string
  combinations: string[]
  odds: string
  qualified: boolean
  lines: SettledLine[]
  /** Hands of other players that paid. */
  envy: { box: number; combination: string; amount: number }[]
}

export interface BoxView {
  box: number
  player: string
  mine: boolean
  staked: Record<string, number>
  cards: Card[]
  low: Card[]
  state: string
  blind: boolean
  drew: string
  asked: string
  hand: Coded | null
  settlement: Settled | null
}

export interface Choice {
  kind: string
  /** Where its chips go. */
  field: string
  amounts: number[]
  low: number
  high: number
  /** The fewest and the most cards named with it, and what naming them does. */
  cards: [number, number]
  takes: string
  fees: number[]
  clause: string | null
  silence: boolean
  /** The house's own answer, where it has one. */
  suggest: Card[] | null
}

export interface PitOptions {
  box: number
  stage: string
  choices: Choice[]
}

export interface Said {
  code: string
  box: number
  combinations: string[]
  odds: string
  amount: number
}

export interface LogEntry {
  kind: string
  box: number
  player: string
  field: string
  amount: number
  cards: Card[]
}

export interface ValuedChoice {
  kind: string
  amount: number
  cards: Card[]
  /** In first stakes. */
  value: string
}

export interface Advice {
  box: number
  stage: string
  kind: string
  amount: number
  cards: Card[]
  value: string
  best: ValuedChoice
  cost: string
  choices: ValuedChoice[]
  exact: boolean
}

export interface Opened {
  place: number
  card: Card
  salt: string
}

/** docs/fairness.md tells how a deck is sealed and opened. */
export interface Fairness {
  /** What the seal calls the round it is about. */
  of: string
  commitment: string
  /** The seal of the next round's deck, where it is made already. */
  next: string | null
  cut: { player: string; at: number } | null
  revealed: { leaves: string[]; opened: Opened[] } | null
}

export interface ComparedLine {
  field: string
  stake: number
  table: number
  inspector: number
  agrees: boolean
}

/** Who serves a table; empty names are the server and its audit. Times are the room's. */
export interface Staff {
  dealer: string
  inspector: string
  /** The dealer lays out the payouts. */
  by_hand: boolean
  since: number
  due_at: number
}

/** Something the floor did at a table. */
export interface PitAct {
  at: number
  by: string
  what: string
  params: Record<string, string | number>
}

export interface Inspected {
  held: boolean
  boxes: { box: number; lines: ComparedLine[] }[]
}

export interface PitYou {
  name: string
  /** Chips at this table, and those in the wallet. */
  purse: number
  wallet: number
  trainer: boolean
  /** It is one's own cut. */
  cuts: boolean
  leaving: boolean
  /** The rules in force have been accepted. */
  rules_read: boolean
  /** What lay on one's boxes in the last round. */
  last: { box: number; staked: Record<string, number> }[]
}

export interface PitView {
  id: string
  name: string
  game: string
  house: string
  machine: boolean
  /** Chips a coin of a machine is worth. */
  coin: number
  stopped: boolean
  opened_by: string
  layout: Layout
  round: number
  turn: number
  phase: string
  stage: string
  actor: number
  deadline: number | null
  /** From when the clock of a decision runs: until then the dealer is at work. */
  act_from: number | null
  next_at: number | null
  ready: string[]
  boxes: BoxView[]
  dealer: {
    cards: Card[]
    revealed: boolean
    changed: Card[] | null
    /** Those he has set as his low hand. */
    low: Card[]
    hand: Coded | null
    qualified: boolean | null
  }
  board: Card[]
  fund: { display: number; float: number; next_top_up_at: number | null } | null
  options: PitOptions | null
  said: Said[]
  log: LogEntry[]
  you: PitYou | null
  advice: Advice[]
  fairness: Fairness | null
  inspector: Inspected | null
  acts: PitAct[]
  staff: Staff
  rules: { version: number }
  /** The box that banks, 0 for the house, and the one that banked last; nothing where only the house does. */
  bank: { holder: number; last: number } | null
}

export interface PitLine {
  id: string
  name: string
  game: string
  house: string
  machine: boolean
  minimum: number
  maximum: number
  boxes: number
  free: number
  players: string[]
  display: number | null
  phase: string
  stopped: boolean
  opened_by?: string
}

export type FromPit =
  | { t: 'pit-list'; of: string; version: number; now: number; view: { tables: PitLine[] } }
  | { t: 'pit'; of: string; version: number; now: number; view: PitView }
  | { t: 'pong' }

export type { Card, Coded }
