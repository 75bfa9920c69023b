import type { OpenTable } from '../../kit/wire/house-ask'
import { gameOf } from '../../kit/games'

/** The stakes the house opens tables at: small and big blinds, or in limit games the two bets. */
export const BLINDS: readonly [number, number][] = [
  [1, 2],
  [5, 10],
  [25, 50],
  [50, 100],
  [100, 200],
  [250, 500],
  [500, 1000],
]
export const BETS: readonly [number, number][] = [
  [8, 16],
  [20, 40],
  [40, 80],
  [100, 200],
  [200, 400],
  [400, 800],
  [1000, 2000],
]
/** The rung of either ladder that a new table stands on. */
export const USUAL = 3

/** What a person asks for when opening a table. */
export interface Wanted {
  game: string
  name: string
  seats: number
  rung: number
  bots: number
  /** Whether only those come whom its host lets in, or who know the password where it has one. */
  private: boolean
  password: string
  learning: boolean
  /** Whether the cards that would have come are shown to who asks. */
  rabbit: boolean
  /** How well its bots play. */
  level: NonNullable<OpenTable['level']>
}

/** What a table of its owner's is called unless he writes something else: the usual words, or his name where those are too long. */
export const calledAfter = (owner: string, usual: string, longest: number): string =>
  usual.length > longest ? owner.slice(0, longest) : usual

export function ladderOf(game: string): readonly [number, number][] {
  return gameOf(game).limit ? BETS : BLINDS
}

/** The wish as the game allows it: no more chairs than it deals to, and one of them left for its owner. */
export function fit(wanted: Wanted): Wanted {
  const seats = Math.max(2, Math.min(wanted.seats, gameOf(wanted.game).seats))
  return { ...wanted, seats, bots: Math.max(0, Math.min(wanted.bots, seats - 1)) }
}

export function toOpen(wanted: Wanted): OpenTable {
  const { game, name, seats, rung, bots, learning, rabbit, level, private: alone, password } = fit(wanted)
  const [small, big] = ladderOf(game)[rung] ?? ladderOf(game)[USUAL]!
  const door = alone ? { private: true, password: password.trim() } : {}
  const played = { game, seats, small, big, bots, level, learning, rabbit }
  return { type: 'open-table', name: name.trim(), ...played, ...door }
}
