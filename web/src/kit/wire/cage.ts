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
 * The cage for one viewer: `balance` is a member's own, the rest the desk's; all in cents.
 *
 *     Of the open drawers who works at an event alone sees his own.
 */
export interface CageView {
  balance: number
  drawers: DrawerSeen[]
  closed: DrawerSeen[]
  balances: BalanceSeen[]
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
