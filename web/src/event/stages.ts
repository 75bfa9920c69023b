/** The parts of an event that is played in several stages: flights and a second day, rounds, a bracket, seats elsewhere. */

/** A pair of a bracket; a name is empty while nobody is known to stand there. */
export interface Match {
  one: string
  other: string
  winner: string
  /** Where it is played, 0 where it is not. */
  table: number
  bye: boolean
}

export interface Stage {
  kind: '' | 'flight' | 'day-two' | 'shootout' | 'bracket'
  flight: string
  round: number
  rounds: number
  through: string[]
  bags: Map<string, number>
  /** It is time to bag. */
  over: boolean
  carried: string[]
  /** The rounds of a bracket to its final, each from the top. */
  matches: Match[][]
  seeds: Map<string, number>
  /** The pairs set by hand before the draw, from the top, an empty name a bye. */
  pairs: string[]
}

export interface Flight {
  flight: string
  id: string
  phase: string
  entries: number
  left: number
  bagged: boolean
  carried: boolean
}

export interface Series {
  day_two: string
  flights: Flight[]
}

/** A seat won in a satellite, and what has become of it. */
export interface SeatWon {
  player: string
  state: 'won' | 'sent' | 'taken' | 'cash'
  amount: number
  why: string
}

/** Where a satellite's seats are. */
export interface SeatsIn {
  event: string
  name: string
  price: number
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Wire = Record<string, any>

const NO_MATCH: Match = { one: '', other: '', winner: '', table: 0, bye: false }

function mapped(numbers: Record<string, number> | undefined): Map<string, number> {
  return new Map(Object.entries(numbers ?? {}))
}

export function readStage(stage: Wire | undefined): Stage {
  const told = stage ?? {}
  return {
    kind: told['kind'] ?? '',
    flight: told['flight'] ?? '',
    round: told['round'] ?? 0,
    rounds: told['rounds'] ?? 0,
    through: told['through'] ?? [],
    bags: mapped(told['bags']),
    over: told['over'] ?? false,
    carried: told['carried'] ?? [],
    matches: ((told['matches'] ?? []) as Partial<Match>[][]).map((round) =>
      round.map((match) => ({ ...NO_MATCH, ...match })),
    ),
    seeds: mapped(told['seeds']),
    pairs: told['pairs'] ?? [],
  }
}

export function readSeries(series: Wire | null | undefined): Series | null {
  if (!series) return null
  const flights = (series['flights'] as Partial<Flight>[]).map((flight) => ({
    ...{ flight: '', id: '', phase: '', entries: 0, left: 0, bagged: false, carried: false },
    ...flight,
  }))
  return { day_two: series['day_two'], flights }
}

export function readSeats(won: Partial<SeatWon>[] | undefined): SeatWon[] {
  return (won ?? []).map((seat) => ({ player: '', state: 'won', amount: 0, why: '', ...seat }))
}
