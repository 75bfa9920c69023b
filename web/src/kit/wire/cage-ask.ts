// Made by `npm run wire` from the schema beside it: not to be edited.

export type CageAsk =
  | OpenDrawer
  | TakeMoney
  | Sell
  | PayMoney
  | Spend
  | CloseDrawer
  | SellTicket
  | GiveTicket
  | ExchangeTicket
  | CashTicket

/**
 * Open a drawer for whoever asks, with a float out of the safe.
 */
export interface OpenDrawer {
  type: 'open-drawer'
  float: number
}
/**
 * Take money for somebody's balance at the cage.
 */
export interface TakeMoney {
  type: 'take-money'
  drawer: number
  amount: number
  method?: 'card' | 'cash' | 'transfer'
  person?: string
  name?: string
  why?: string
}
/**
 * Take the price of `what` an event has for money and give it to who paid, in one: a receipt, a seat, the pool.
 *
 *     Where it is paid out of the `balance`, nothing goes through a drawer and there is no receipt.
 */
export interface Sell {
  type: 'sell'
  event: string
  what: Register | Buy | SellShare
  method?: 'balance' | 'card' | 'cash' | 'transfer'
  drawer?: number
}
/**
 * Enter a player, at the desk or by himself; a new entry for one who is out is the same command.
 *
 *     It is paid for at the desk, from his wallet, or with a ticket (a `seat` is one of before there were tickets).
 *
 *     `table` and `seat` are the seat the floor gives him for special needs, or before the start of an event of one
 *     table with open seat cards the `seat` he picks. `earlier` is how he ended a flight before this one, if any. He is
 *     `another` than those the house knows by this name.
 */
export interface Register {
  type: 'register'
  player: string
  name?: string
  source?: 'desk' | 'seat' | 'ticket' | 'wallet'
  table?: number
  seat?: number
  earlier?: '' | 'bagged' | 'out'
  another?: boolean
}
/**
 * A rebuy or an add-on, paid for at the desk or from the player's wallet.
 */
export interface Buy {
  type: 'buy'
  player: string
  kind?: 'add-on' | 'rebuy'
  source?: 'desk' | 'wallet'
}
/**
 * A registered player sells a share of his entry, in percent, `markup` percent above its price.
 *
 *     The backer pays from his wallet, or in cash at the `desk`; he need not play himself, and has a `name` of his own.
 */
export interface SellShare {
  type: 'sell-share'
  player: string
  backer: string
  percent: number
  markup?: number
  source?: 'desk' | 'wallet'
  name?: string
}
/**
 * Pay somebody the house knows out of his balance, for an `event` or without; his `name` is filled in here.
 *
 *     It is told to the events that owe him something, that one first: they owe him so much less.
 */
export interface PayMoney {
  type: 'pay-money'
  drawer: number
  amount: number
  person: string
  method?: 'card' | 'cash' | 'transfer'
  why?: string
  name?: string
  event?: string
}
/**
 * Pay somebody for the club itself, out of the drawer; `why` is asked for.
 */
export interface Spend {
  type: 'spend'
  drawer: number
  amount: number
  name: string
  why: string
  method?: 'card' | 'cash' | 'transfer'
}
/**
 * Close a drawer with the cash that was `counted` in it; a `witness` signs a difference.
 */
export interface CloseDrawer {
  type: 'close-drawer'
  drawer: number
  counted: number
  witness?: string
}
/**
 * Sell somebody a ticket: the right to one entry of an event, at its price.
 */
export interface SellTicket {
  type: 'sell-ticket'
  event: string
  method?: 'balance' | 'card' | 'cash' | 'transfer'
  drawer?: number
  person?: string
  name?: string
}
/**
 * Give somebody a ticket to an event; the house pays what it is worth, and `why` is asked for.
 */
export interface GiveTicket {
  type: 'give-ticket'
  event: string
  why: string
  person?: string
  name?: string
}
/**
 * Give somebody a ticket `to` another event of the same price for his.
 */
export interface ExchangeTicket {
  type: 'exchange-ticket'
  event: string
  to: string
  person: string
}
/**
 * Bring what a ticket is worth to its owner's balance, where the event's policy has that paid in money.
 */
export interface CashTicket {
  type: 'cash-ticket'
  event: string
  person: string
}
