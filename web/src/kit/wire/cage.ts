// Made by `npm run wire` from the schema beside it: not to be edited.

export type FromCage = CageMessage

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
