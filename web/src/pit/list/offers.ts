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

export const gamesOf = async (): Promise<PitGame[]> =>
  (await asked<{ games: PitGame[] }>('/api/pit/games')).games

/** Whose pay tables a game is played by: the standard ones, or those of a house. */
export function housesField(title: string, names: readonly string[]): Field {
  const standard = { value: '', title: say('open-pit-standard') }
  const choices = [standard, ...names.map((name) => ({ value: name, title: houseName(name) }))]
  return { name: 'house', title, sort: 'list', choices, half: true }
}
