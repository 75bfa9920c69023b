// Made by `npm run wire` from the schema beside it: not to be edited.

export type HouseAsk = OpenTable | Reopen | GiveUp

/**
 * Open a poker table of one's own. `small` and `big` are the blinds, in limit games the two bets, in chips.
 *
 *     To a `private` one come those whom its host lets in, and who knows its `password`, where it has one.
 *     Its bots play at a `level` and all in one `style`, or each in its own.
 *     At one for `learning` whoever faces a bet is told the odds that the pot lays him.
 *     At one for `rabbit` hunting the cards that would have come are shown to all, once the hand is over, to who asks.
 *     One that is not private is streamed as everybody sees it, or with its cards once a hand is over (`stream`).
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
  stream?: '' | 'cards' | 'table'
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
