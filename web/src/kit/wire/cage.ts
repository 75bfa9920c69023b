// Made by `npm run wire` from the schema beside it: not to be edited.

export type FromCage = CageMessage | CageReport

/**
 * How the cage stands.
 */
export interface CageMessage {
  t: 'state'
  of: string
  version: number
  now: number
  view: CageView
  kind: 'cage'
}
/**
 * The cage for one viewer: `balance` and `tickets` are a member's own, the rest the desk's; amounts in cents.
 *
 *     Of the open drawers who works at an event alone sees his own. `events` are the names of those on receipts.
 */
export interface CageView {
  balance: number
  drawers: DrawerSeen[]
  closed: DrawerSeen[]
  balances: BalanceSeen[]
  tickets: TicketSeen[]
  events: {
    [k: string]: string
  }
  stopped: boolean
}
/**
 * A drawer: what it must hold by each method, in cents, and the last of its receipts, the latest first.
 */
export interface DrawerSeen {
  number: number
  person: string
  name: string
  opened: number
  float: number
  held: {
    [k: string]: number
  }
  receipts: ReceiptSeen[]
  closed: number | null
  counted: number | null
  difference: number
  signed: string[]
}
/**
 * A receipt: taken, or paid below zero, in cents.
 */
export interface ReceiptSeen {
  number: number
  at: number
  by: string
  person: string
  name: string
  what: string
  amount: number
  method: 'card' | 'cash' | 'transfer'
  event: string
  why: string
}
/**
 * What somebody has at the cage, in cents.
 */
export interface BalanceSeen {
  person: string
  name: string
  cents: number
}
/**
 * How many tickets to an event somebody has, and what an entry costs there, in cents of what it is `played_for`.
 *
 *     It `enters` as long as the event takes it, and is paid in money where its policy says so (`cash`).
 */
export interface TicketSeen {
  person: string
  name: string
  event: string
  event_name: string
  number: number
  price: number
  played_for: 'club' | 'play' | 'ticket'
  enters: boolean
  cash: boolean
}
/**
 * All that went on in a time: drawers, sums of their receipts, events and tables of the cash room.
 *
 *     `kinds` is what the house held and owed of every kind of money, and `events` is how they stood, when it ended; where
 *     it goes on, how they stand now.
 */
export interface CageReport {
  since: number
  until: number | null
  drawers: DrawerTold[]
  methods: SumSeen[]
  sold: SumSeen[]
  people: SumSeen[]
  of_events: SumSeen[]
  events: EventMoney[]
  tables: TableMoney[]
  kinds: Holding[]
}
/**
 * A drawer from its float to its count, with all its receipts; amounts in cents, times in ms since 1970.
 */
export interface DrawerTold {
  number: number
  name: string
  opened: number
  closed: number | null
  float: number
  taken: {
    [k: string]: number
  }
  paid: {
    [k: string]: number
  }
  expected: number
  counted: number | null
  difference: number
  signed: string[]
  receipts: ReceiptSeen[]
}
/**
 * What was taken and paid under one heading, in cents: the id of what it is `of`, and its name.
 */
export interface SumSeen {
  of: string
  name: string
  receipts: number
  taken: number
  paid: number
}
/**
 * The money of an event as it stood at the end of the time, in cents, and on how many tickets its entries are.
 *
 *     The `staff` have their share of the buy-ins; `owed` is what lies on balances of what it has to pay.
 */
export interface EventMoney {
  event: string
  name: string
  played_for: 'club' | 'play' | 'ticket'
  phase: string
  entries: number
  reentries: number
  rebuys: number
  add_ons: number
  tickets: number
  pool: number
  overlay: number
  bounties: number
  fees: number
  staff: number
  paid: number
  owed: number
}
/**
 * A table of the live cash room through a shift, in cents; when the shift began and ended, in ms since 1970.
 *
 *     `drop` is what players bought chips for there; what the rack must hold is `expected`, and `closed` what was counted.
 *     `counted` is what was found in its boxes, null where nobody has counted.
 */
export interface TableMoney {
  shift: string
  began: number
  ended: number | null
  table: string
  name: string
  opened: number
  fills: number
  credits: number
  drop: number
  bought_back: number
  kept: number
  walked: number
  expected: number
  closed: number | null
  difference: number
  rake: number
  jackpot: number
  time: number
  tips: number
  counted: number | null
  balances: boolean
  played_for: 'club' | 'play' | 'ticket'
}
/**
 * What is `held` and `owed` under one heading: club money in cents, play chips and tickets by number.
 */
export interface Holding {
  kind: 'club' | 'play' | 'ticket'
  of:
    | 'bank'
    | 'bounties'
    | 'box'
    | 'chips'
    | 'desk'
    | 'difference'
    | 'display'
    | 'drawer'
    | 'entered'
    | 'entry'
    | 'fees'
    | 'float'
    | 'guarantee'
    | 'issue'
    | 'other'
    | 'pool'
    | 'pot'
    | 'rounding'
    | 'safe'
    | 'seats'
    | 'spent'
    | 'staff'
    | 'table'
    | 'wallet'
  held: number
  owed: number
}
