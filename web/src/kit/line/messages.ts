/** Wire protocol, version 2: what the room and the page say to each other, as JSON over one WebSocket. */

export const PROTOCOL = 2

/** A card as the room writes it: `Ah`, or `??` for one that this viewer may not see. */
export type Card = string

export type Bet = 'fold' | 'check' | 'call' | 'raise'
export type Action = Bet | 'bring-in' | 'discard'
export type Share = 'high' | 'low'
export type SeatStatus = 'playing' | 'waiting' | 'sitting_out' | 'leaving'

/** What a table plays and for how much. */
export interface Terms {
  /** The game being dealt now; in a rotation it changes. */
  game: string
  betting: string
  small_blind: number
  big_blind: number
  ante: number
  ante_by: string
  /** The small and the big bet, or the least and the most of a spread; empty where bets are not fixed. */
  bets: number[]
  bring_in: number
  rotation: Rotation | null
}

/** A mixed game: its games in their order, and how many hands of each are dealt. */
export interface Rotation {
  name: string
  games: string[]
  hands: number
}

/** The mixed game of a table as it stands. */
export interface RotationNow extends Rotation {
  /** The game that comes after this one, or the one that was chosen. */
  next_game: string
  /** After how many hands it comes, 1 with the next; 0 where nobody can tell. */
  next_in: number
  /** The seat that names the next game now, and what it has named. */
  chooser: number | null
  chosen: string | null
}

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
  /** Places in `cards` that lie face up for everybody. */
  up: number[]
  /** How many cards were exchanged at the last draw: 0 for a pat hand, null before any draw. */
  drew: number | null
  hand_name: Coded | null
  last: { kind: string; amount: number } | null
  won: number
  away: boolean
  /** More than `status` says: `active`, `posting`, `waiting`, `returning`, `away`, `sitting_out`, `leaving`. */
  standing?: string
  /** The blinds that went by this seat. */
  missed?: '' | 'small' | 'big' | 'both'
  /** What is posted to come in, if the big blind does not come first. */
  owes?: { live: number; dead: number } | null
  /** Chips bought during the hand, which play from the next one. */
  announced?: number
}

/** A seat, at whatever table of the game, kept for one who was called. */
export interface Kept {
  table: string
  seat: number
  /** Milliseconds since the epoch, on the room's clock. */
  until: number
}

export interface PotView {
  amount: number
  seats: number[]
}

export interface Winner {
  seat: number
  amount: number
  pot: number
  board: number
  /** The half of a split pot; null where the pot is not split. */
  share: Share | null
  hand: Coded | null
}

export interface HandView {
  number: number
  turn: number
  /** The street by its name in the game's rules: `turn`, `fifth`, `second-draw`; or `showdown`. */
  street: string
  board: Card[]
  boards: Card[][]
  pots: PotView[]
  total: number
  to_act: number | null
  /** Milliseconds since the epoch, on the room's clock. */
  deadline: number | null
  over: boolean
  winners: Winner[]
  /** All-in with cards to come: who has not said yet whether the board is run twice. */
  asked?: Asked | null
}

export interface Asked {
  times: number
  seats: number[]
  until: number | null
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
  /** The forced bet of the low card, 0 when it is not the hero's to make. */
  bring_in: number
  /** The fewest and the most cards to throw away; null when it is not the time to draw. */
  discards: [number, number] | null
  /** Only `raise_min` and `raise_max` are legal totals, and usually they are one. */
  fixed: boolean
}

export interface HeroView {
  seat: number
  wallet: number
  status: SeatStatus
  options: Options | null
  /** Comes in with the big blind instead of posting. */
  waits?: boolean
  straddles?: boolean
  /** Null: he is asked each time. */
  runs_twice?: boolean | null
}

export interface TableView extends Terms {
  rotation: RotationNow | null
  id: string
  name: string
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
  /** Who waits for a seat at this game and limit, in order. */
  waiting?: { name: string; since: number; wants: number; kept: Kept | null }[]
  /** The viewer's own place on that list. */
  place?: { before: number; expected: number | null; kept: Kept | null } | null
  /** Empty seats kept for somebody. */
  reserved?: { seat: number; name: string }[]
  /** What the house offers here: a straddle, and how many times a board may be run out. */
  house?: { straddle: boolean; run_it: number }
  /** What the viewer must bring, who left within the hour; 0 for the usual. */
  back?: number
  /** The tournament whose table it is; empty at any other. */
  event?: string
  /** What the event has to say to this table, by language: that an all-in waits for the other tables. */
  event_note?: Record<string, string> | null
}

export type TableEvent =
  | { kind: 'hand_started'; hand: number }
  | { kind: 'post'; seat: number; amount: number; what: string }
  | { kind: 'deal'; seat: number; cards: Card[] }
  | { kind: 'up'; seat: number; cards: Card[] }
  | { kind: 'board'; cards: Card[]; board: number }
  | { kind: 'bring-in'; seat: number; amount: number }
  | { kind: 'discard'; seat: number; count: number; cards: Card[] | null }
  | { kind: Bet; seat: number; amount: number; all_in: boolean }
  | { kind: 'return'; seat: number; amount: number }
  | { kind: 'show'; seat: number; cards: Card[]; hand: Coded | null }
  | { kind: 'muck'; seat: number }
  | { kind: 'win'; seat: number; amount: number; pot: number; board?: number; share?: Share | null }
  | { kind: 'hand_over' }
  | { kind: 'sat' | 'left'; seat: number; name: string }
  | { kind: 'timed_out'; seat: number }
  | { kind: 'said'; seat: number; name: string; what: string }
  | { kind: 'announced'; seat: number; amount: number }
  | { kind: 'run'; count: number }
  | { kind: 'voided'; what: string }
  | { kind: 'ruled'; name: string; said: Record<string, string>; cites: readonly string[] }
  | { kind: 'resumed' }

export interface LobbyTable extends Terms {
  id: string
  name: string
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
  /** Whether members may open tables of their own. */
  opens?: boolean
  /** Whether one speaks for the floor. */
  floor?: boolean
}

/** A command was carried out; `number` is that of its entry in an event's log. */
export interface Done {
  t: 'done'
  id: string
  number?: number | null
}

export interface TableMessage {
  t: 'table'
  of: string
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
  Welcome | { t: 'lobby'; tables: LobbyTable[] } | TableMessage | Done | Refused | Moved | { t: 'pong' }

/** The viewer plays on at another table of the tournament; `said` is why, by language. */
export interface Moved {
  t: 'moved'
  of: string
  to: string
  seat: number
  said: Record<string, string>
  clause: string
}
