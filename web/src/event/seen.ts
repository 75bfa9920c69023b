import type { SeatsIn, SeatWon, Series, Stage } from './stages'

/** What the room shows of an event. Money is in cents, chips are chips, times are milliseconds of the room's clock. */

export interface Why {
  code: string
  params: Record<string, string | number>
  /** The clause's id, empty where no book speaks. */
  clause: string
}

export interface Level {
  /** Its number as announced, breaks left out. */
  number: number
  small_blind: number
  big_blind: number
  ante: number
  bring_in: number
  small_bet: number
  big_bet: number
  ante_by: string
  /** How long the level or the break is, 0 where its hands are counted instead. */
  length: number
  hands: number
  pause: boolean
  colour_up: number[]
  game: string
}

export interface Bought {
  price: number
  fee: number
  chips: number
}

/** What an event offers, as it was announced. */
export interface Terms {
  seats: number
  live: boolean
  buy_in: number
  fee: number
  staff: number
  guarantee: number
  stack: number
  late_levels: number
  reentries: number
  most: number
  unregister: boolean
  rebuys: (Bought & { levels: number; most: number; up_to: number }) | null
  add_on: (Bought & { after_level: number }) | null
  bounty: { kind: string; amount: number } | null
  deals: boolean
  /** What every prize is worth where they are all alike, else 0. */
  equal: number
  /** Levels and breaks in their order. */
  levels: Level[]
}

export interface ClockSeen {
  index: number
  ends: number
  left: number
  running: boolean
  on_break: boolean
  /** How long this level is. */
  length: number
  /** The book does not let the next level be announced yet. */
  early: boolean
  /** A break common to all events: `called` while the last hands are played, then `on`. */
  rest: '' | 'called' | 'on'
  /** What the level has left after that break. */
  held: number
  /** When the next common break comes, on the room's clock; null where none does. */
  break_at: number | null
}

/** A flight is `bagged` while its chips wait for the second day. */
export type Phase = 'registering' | 'running' | 'bagged' | 'finished' | 'cancelled'
export type Status =
  'registered' | 'alternate' | 'playing' | 'broke' | 'out' | 'gone' | 'disqualified' | 'bagged'

/** A player. How often he bought in and what for is known to the floor alone. */
export interface Player {
  id: string
  name: string
  status: Status
  stack: number
  table: number
  seat: number
  entries: number
  rebuys: number
  add_ons: number
  /** The bounty on his head. */
  head: number
  prize: number
  bounties: number
  missing: number
  locked: boolean
  waiting: boolean
  lost: boolean
  /** What of his prize is not money. */
  award: number
  /** His number in a bracket, 0 without one. */
  seeded: number
  /** The places he shares, the same twice where he shares none; null while he is in. */
  place: [number, number] | null
}

/** The viewer's own part. */
export interface Me {
  player: string
  status: Status
  stack: number
  table: number
  seat: number
  place: [number, number] | null
  prize: number
  won: number
  head: number
  missing: number
  /** The prize he has for certain by now. */
  certain: number
}

export interface TableSeen {
  number: number
  chairs: number
  /** Players by seat. */
  seats: Map<number, string>
  button: number | null
  small_blind: number | null
  big_blind: number | null
  hands: number
  playing: boolean
  halted: boolean
  closing: boolean
  pushing: boolean
  /** Why it does not deal, the end of a message code. */
  waits: string
}

/** Something to announce, its kind the room's name for what happened: `moved`, `busted`, `level-began`. */
export interface Announced {
  at: number
  kind: string
  players: string[]
  old_table: number
  old_seat: number
  table: number
  seat: number
  amount: number
  chip: number
  why: Why | null
}

/** A deal on offer. */
export interface Offer {
  number: number
  kind: DealKind
  amounts: Map<string, number>
  left: number
  yes: string[]
}

/** Hand for hand: the tables that still play theirs, and how many are to go to the money. */
export interface HandForHand {
  on: boolean
  round: number
  playing: number[]
  out: string[]
  to_money: number
}

/** One command in the log. */
export interface Done {
  number: number
  at: number
  by: string
  kind: string
  player: string
  table: number
  undone_by: string | null
}

export type DealKind = 'icm' | 'chips' | 'even' | 'custom'

export interface Due {
  /** The room may come to know more kinds than this page: then only the reason is shown. */
  kind: string
  why: Why
  tables: number[]
  chip: number
}

export interface Recorded {
  kind: string
  player: string
  table: number
  hand: number
  offence: string
  sanction: string
  hands: number
  by: string
  text: string
  clauses: string[]
}

/** What only the floor is shown. */
export interface FloorSeen {
  due: Due[]
  log: Done[]
  /** The log's number of the command an undo would take back, null where there is none. */
  undo: Done | null
  record: Recorded[]
  /** Each player's own code: whoever types it into his phone is that player. */
  codes: Map<string, string>
  /** Prizes and refunds the desk has not paid out yet. */
  owed: Map<string, number>
  /** What the prizes may be changed to; null where the room does not say. */
  ladder: Ladder | null
}

/** The prizes as the director may change them: by place, the first first. */
export interface Ladder {
  amounts: number[]
  /** What is certain of each place already. */
  least: number[]
  total: number
  /** Why they cannot be changed now, the end of a message code; empty where they can. */
  closed: string
}

export interface Share {
  player: string
  backer: string
  /** The backer's name, where he plays no part himself. */
  name?: string
  percent: number
  price: number
}

/** A prize that is not money: what it is, what it is worth, for how many places, 0 for all alike. */
export interface Award {
  name: string
  value: number
  places: number
}

/** Mystery bounties: of those not drawn only the amounts, sorted; `order` once all are drawn. */
export interface Envelopes {
  seal: string
  seals: string[]
  drawn: number
  amounts: number[]
  order: string
}

export interface EventSeen {
  id: string
  name: string
  profile: string
  game: string
  /** An invariant broke: the event can be looked at and nothing else. */
  stopped: boolean
  phase: Phase
  open: boolean
  final: boolean
  hand_for_hand: HandForHand
  starts_at: number | null
  terms: Terms
  clock: ClockSeen
  entries: number
  left: number
  in_chips: number
  alternates: string[]
  chips: number[]
  rebuys: number
  add_ons: number
  pool: number
  overlay: number
  fees: number
  staff: number
  bounties: number
  paid: number
  /** The prize of each place, the first first. */
  prizes: number[]
  prizes_final: boolean
  players: Map<string, Player>
  tables: TableSeen[]
  announced: Announced[]
  offer: Offer | null
  /** The prizes of a deal that was made, and what it keeps for the first place. */
  agreed: Map<string, number>
  kept: number
  /** In an online event: the id of the poker table by its number. */
  table_ids: Map<number, string>
  stage: Stage
  series: Series | null
  /** Of a satellite: where its seats are, and what has become of those won. */
  seats_in: SeatsIn | null
  seats_won: SeatWon[]
  /** All the shares sold for the floor, a player's own for him. */
  shares: Share[]
  envelopes: Envelopes | null
  award: Award | null
  floor: FloorSeen | null
  me: Me | null
  /** What this viewer may ask now. */
  may: string[]
}
