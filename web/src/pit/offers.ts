import type { PayTable, Plate } from './messages'

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

export async function gamesOf(): Promise<PitGame[]> {
  const response = await fetch('/api/pit/games')
  if (!response.ok) throw new Error(response.statusText)
  return ((await response.json()) as { games: PitGame[] }).games
}
