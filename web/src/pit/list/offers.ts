import { asked } from '../../kit/http'
import type { PayTable, Plate } from '../messages'

/** A game the house can open, with the tables of its own. */
export interface PitGame {
  game: string
  machine: boolean
  houses: string[]
  plate: Plate
  coin: number
  fund: boolean
  tables: PayTable[]
}

export const gamesOf = async (): Promise<PitGame[]> =>
  (await asked<{ games: PitGame[] }>('/api/pit/games')).games
