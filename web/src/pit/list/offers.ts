import { asked } from '../../kit/http'
import type { PlateView, TableOfPays } from '../../kit/wire/pit'

/** A game the house can open, with the tables of its own. */
export interface PitGame {
  game: string
  machine: boolean
  houses: string[]
  plate: PlateView
  coin: number
  fund: boolean
  tables: TableOfPays[]
}

export const gamesOf = async (): Promise<PitGame[]> =>
  (await asked<{ games: PitGame[] }>('/api/pit/games')).games
