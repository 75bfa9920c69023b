import type { Answer } from '../../kit/line/outbox'
import type { Params } from '../../kit/text/catalogue'
import type { Ask } from '../hall'
import type { EventSeen, Player } from '../seen'
import type { Sold } from './till.svelte'

/** Asks for something of the player whose sheet is open; `said` is the code of what is told when it is done. */
export type Give = (ask: Ask, said: string, more?: Params) => void

/** Sells the player something that a form was filled in for, which stays until it is sold. */
export type Sells = (what: Sold, said: string, more?: Params) => Answer

/** Sells the player something, and pays him out: money goes through a drawer. */
export interface Paying {
  sell: (what: Sold, said: string, more?: Params) => void
  pay: (amount: number) => void
}

/** What every part of a player's sheet knows. */
export interface OfPlayer {
  event: EventSeen
  player: Player
  give: Give
}
