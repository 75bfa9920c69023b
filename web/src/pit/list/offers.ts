import type { Field } from '../../kit/form/field'
import { asked } from '../../kit/http'
import { say } from '../../kit/text/say'
import { houseName } from '../say'
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

/** Within what limits a table is opened: its smallest first stake, how many times that the largest may be, and how many of one's own. */
export interface Limits {
  minimum: number
  times: number
  own: number
}

export const offersOf = (): Promise<{ games: PitGame[]; limits: Limits }> => asked('/api/pit/games')

export const gamesOf = async (): Promise<PitGame[]> => (await offersOf()).games

/** Whose pay tables a game is played by: the standard ones, or those of a house. */
export function housesField(title: string, names: readonly string[]): Field {
  const standard = { value: '', title: say('open-pit-standard') }
  const choices = [standard, ...names.map((name) => ({ value: name, title: houseName(name) }))]
  return { name: 'house', title, sort: 'list', choices, half: true }
}
