// Made by `npm run wire` from the schema beside it: not to be edited.

export type HouseAsk = OpenTable | OpenEvent | Reopen | GiveUp

/**
 * Open a poker table of one's own. `small` and `big` are the blinds, in limit games the two bets, in chips.
 *
 *     To a `private` one come those whom its host lets in, and who knows its `password`, where it has one.
 *     Its bots play at a `level` and all in one `style`, or each in its own.
 *     At one for `learning` whoever faces a bet is told the odds that the pot lays him.
 *     At one for `rabbit` hunting the cards that would have come are shown to all, once the hand is over, to who asks.
 */
export interface OpenTable {
  type: 'open-table'
  name: string
  game: string
  seats: number
  small: number
  big: number
  bots?: number
  private?: boolean
  password?: string
  learning?: boolean
  rabbit?: boolean
  level?: 'easy' | 'hard' | 'medium'
  style?: ('bold' | 'careful' | 'loose' | 'steady') | null
}
/**
 * Open an event of one's own for play chips: a sit & go of one table, or a small event over several.
 *
 *     `preset` says how deep and how quick it is, `price` what an entry costs, all of which goes to the prizes. It
 *     begins when so many `players` have entered, who sit `seats` to a table; or in `starts_in` minutes, with those there
 *     are. With 0 players it is one table. So many `bots` enter, at a `level` and all in one `style`, or each in its own.
 *     To a `private` one come those whom its host lets in, and who know its `password`, where it has one.
 */
export interface OpenEvent {
  type: 'open-event'
  name: string
  preset?: 'bounty' | 'heads-up' | 'hyper' | 'regular' | 'turbo'
  game?: string
  price?: number
  seats?: number
  players?: number
  starts_in?: number
  bots?: number
  private?: boolean
  password?: string
  level?: 'easy' | 'hard' | 'medium'
  style?: ('bold' | 'careful' | 'loose' | 'steady') | null
}
/**
 * Let what has stopped, `what` by its id, go on from its last row; the floor alone asks it.
 */
export interface Reopen {
  type: 'reopen'
  what: string
}
/**
 * Give a table up that has stopped: everybody has in his wallet the chips the ledger knows of, and it is closed.
 *
 *     The floor alone asks it.
 */
export interface GiveUp {
  type: 'give-up'
  what: string
}
