import { asked } from '../../kit/http'

/** How places become points. */
export interface Formula {
  kind: 'table' | 'root' | 'linear'
  scale: number
  table: number[]
  /** So many results of each count; 0 all. */
  best: number
  attendance: number
}

export interface Season {
  id: string
  name: string
  since: number
  until: number
  formula: Formula
  /** Only events with this in their names. */
  named: string
}

export interface SeasonTable extends Season {
  events: { id: string; name: string; ended: number }[]
  standings: {
    place: number
    name: string
    number: string
    points: number
    events: number
    earned: (number | null)[]
  }[]
}

export const seasons = (): Promise<{ seasons: Season[] }> => asked('/api/seasons')

export const table = (season: string): Promise<SeasonTable> =>
  asked(`/api/seasons/${encodeURIComponent(season)}`)

export const setSeason = (season: Partial<Season>): Promise<Season> =>
  asked('/api/seasons/set', { body: season, mine: true })

export const dropSeason = (id: string): Promise<unknown> =>
  asked('/api/seasons/drop', { body: { id }, mine: true })

/** The points of places as they were typed: figures with anything between them. */
export const figuresOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
