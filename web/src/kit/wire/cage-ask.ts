// Made by `npm run wire` from the schema beside it: not to be edited.

export type CageAsk = OpenDrawer | TakeMoney | TakeEntry | PayMoney | Spend | CloseDrawer

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
 * Take the price of an event and enter who paid it, in one: a receipt, a seat, the money in the pool.
 */
export interface TakeEntry {
  type: 'take-entry'
  drawer: number
  event: string
  method?: 'card' | 'cash' | 'transfer'
  person?: string
  name?: string
}
/**
 * Pay somebody the house knows out of his balance; his `name` is filled in here.
 */
export interface PayMoney {
  type: 'pay-money'
  drawer: number
  amount: number
  person: string
  method?: 'card' | 'cash' | 'transfer'
  why?: string
  name?: string
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
