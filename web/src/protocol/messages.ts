/** Wire protocol, version 1: what the room and the page say to each other, as JSON over one WebSocket. */

export const PROTOCOL = 1

/** A card as the room writes it: `Ah`, or `??` for one that this viewer may not see. */
export type Card = string

export type Action = 'fold' | 'check' | 'call' | 'raise'
export type Street = 'preflop' | 'flop' | 'turn' | 'river' | 'showdown'
export type SeatStatus = 'playing' | 'waiting' | 'sitting_out' | 'leaving'

/** A text by its code in the catalogue, with the values that go in. */
export interface Coded {
  code: string
  params: Record<string, string | number>
}

export interface SeatView {
  seat: number
  name: string
  bot: boolean
  stack: number
  bet: number
  status: SeatStatus
  in_hand: boolean
  folded: boolean
  all_in: boolean
  cards: Card[] | null
  hand_name: Coded | null
  last: { kind: string; amount: number } | null
  won: number
  away: boolean
}

export interface PotView {
  amount: number
  seats: number[]
}

export interface Winner {
  seat: number
  amount: number
  pot: number
  hand: Coded | null
}

export interface HandView {
  number: number
  turn: number
  street: Street
  board: Card[]
  pots: PotView[]
  total: number
  to_act: number | null
  /** Milliseconds since the epoch, on the room's clock. */
  deadline: number | null
  over: boolean
  winners: Winner[]
}

/** What the room lets the hero do now. Raises are stated *to* totals of the street; 0 means no. */
export interface Options {
  fold: boolean
  check: boolean
  call: number
  raise_min: number
  raise_max: number
  opens: boolean
  pot_raise: number
}

export interface HeroView {
  seat: number
  wallet: number
  status: SeatStatus
  options: Options | null
}

export interface TableView {
  id: string
  name: string
  game: string
  small_blind: number
  big_blind: number
  ante: number
  ante_by: string
  min_buy_in: number
  max_buy_in: number
  act_seconds: number
  max_seats: number
  /** The room found its own error here and keeps the money where it is. */
  stopped: boolean
  seats: SeatView[]
  button: number | null
  small_blind_seat: number | null
  big_blind_seat: number | null
  /** When the next hand is dealt, on the room's clock. */
  deal_at: number | null
  hand: HandView | null
  you: HeroView | null
}

export type TableEvent =
  | { kind: 'hand_started'; hand: number }
  | { kind: 'post'; seat: number; amount: number; what: string }
  | { kind: 'deal'; seat: number; cards: Card[] }
  | { kind: 'board'; cards: Card[] }
  | { kind: Action; seat: number; amount: number; all_in: boolean }
  | { kind: 'return'; seat: number; amount: number }
  | { kind: 'show'; seat: number; cards: Card[]; hand: Coded | null }
  | { kind: 'muck'; seat: number }
  | { kind: 'win'; seat: number; amount: number; pot: number }
  | { kind: 'hand_over' }
  | { kind: 'sat' | 'left'; seat: number; name: string }
  | { kind: 'timed_out'; seat: number }
  | { kind: 'resumed' }

export interface LobbyTable {
  id: string
  name: string
  game: string
  small_blind: number
  big_blind: number
  ante: number
  ante_by: string
  seats: number
  players: { seat: number; name: string; bot: boolean }[]
  min_buy_in: number
  max_buy_in: number
  average_pot: number
  stopped: boolean
}

export interface Person {
  name: string
  wallet: number
}

export interface Welcome {
  t: 'welcome'
  protocol: number
  you: Person | null
  token: string | null
}

export interface TableMessage {
  t: 'table'
  table: string
  version: number
  /** The room's clock when this was sent, in milliseconds since the epoch. */
  now: number
  events: TableEvent[]
  view: TableView
  resync?: boolean
}

export interface Refused {
  t: 'refused'
  id: string | null
  code: string
  params: Record<string, string | number>
  text: string
  clause: string | null
}

export type FromRoom =
  | Welcome
  | { t: 'lobby'; tables: LobbyTable[] }
  | TableMessage
  | { t: 'done'; id: string }
  | Refused
  | { t: 'pong' }

/** A command moves chips or people: it carries an id made here, so that sending it twice is harmless. */
export type Command =
  | { t: 'join'; id: string; name: string }
  | { t: 'sit'; id: string; table: string; seat: number; buy_in: number }
  | { t: 'leave' | 'sit_out' | 'sit_in'; id: string; table: string }
  | { t: 'top_up'; id: string; table: string; amount: number }
  | { t: 'act'; id: string; table: string; hand: number; turn: number; action: Action; to?: number }

export type ToRoom =
  | Command
  | { t: 'hello'; protocol: number; token: string | null; lang: string }
  | { t: 'lobby' | 'unlobby' | 'ping' }
  | { t: 'unwatch'; table: string }
  | { t: 'watch'; table: string; seen: number | null }
