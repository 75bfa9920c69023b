import type { Params } from '../../kit/text/catalogue'
import type { Ask } from '../hall'
import type { EventSeen, Player } from '../seen'

/** Asks for something of the player whose sheet is open; `said` is the code of what is told when it is done. */
export type Give = (ask: Ask, said: string, more?: Params) => void

/** What every part of a player's sheet knows. */
export interface OfPlayer {
  event: EventSeen
  player: Player
  give: Give
}
