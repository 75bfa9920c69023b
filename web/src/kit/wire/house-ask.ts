// Made by `npm run wire` from the schema beside it: not to be edited.

export type HouseAsk = OpenTable

/**
 * Open a poker table of one's own. `small` and `big` are the blinds, in limit games the two bets, in chips.
 */
export interface OpenTable {
  type: 'open-table'
  name: string
  game: string
  seats: number
  small: number
  big: number
  bots?: number
}
