/** The games of the house as the page must know them: how they are dealt, and in which group a player looks for them. */

export const FAMILIES = ['holdem', 'omaha', 'stud', 'draw', 'mixed', 'study'] as const
export type Family = (typeof FAMILIES)[number]

export interface Game {
  id: string
  family: Family
  /** The most seats it is dealt to. */
  seats: number
  /** Its stakes are named by the two bets, not by the blinds. */
  limit: boolean
  /** A hand as it lies at the end: `d` for a card dealt down, `u` for one dealt up. */
  dealt: string
  /** Cards of a whole board; 0 where there is none. */
  board: number
  boards: number
  streets: readonly string[]
}

const FLOP = ['preflop', 'flop', 'turn', 'river']
const PINEAPPLE = ['preflop', 'discard', 'flop', 'turn', 'river']
const CRAZY = ['preflop', 'flop', 'discard', 'turn', 'river']
const SEVEN = ['third', 'fourth', 'fifth', 'sixth', 'seventh']
const FIVE = ['second', 'third', 'fourth', 'fifth']
const SINGLE = ['predraw', 'draw']
const TRIPLE = ['predraw', 'first-draw', 'second-draw', 'third-draw']

type Rest = Partial<Omit<Game, 'id' | 'family'>>

function holdem(id: string, rest: Rest = {}): Game {
  const usual = { seats: 10, limit: false, dealt: 'dd', board: 5, boards: 1, streets: FLOP }
  return { id, family: 'holdem', ...usual, ...rest }
}

function omaha(id: string, cards: number, rest: Rest = {}): Game {
  return { ...holdem(id, { dealt: 'd'.repeat(cards), ...rest }), family: 'omaha' }
}

function stud(id: string, rest: Rest = {}): Game {
  const usual = { seats: 8, limit: true, dealt: 'dduuuud', board: 0, boards: 0, streets: SEVEN }
  return { id, family: 'stud', ...usual, ...rest }
}

function draw(id: string, rest: Rest = {}): Game {
  const usual = { seats: 6, limit: true, dealt: 'ddddd', board: 0, boards: 0, streets: TRIPLE }
  return { id, family: 'draw', ...usual, ...rest }
}

function mixed(id: string, seats: number): Game {
  return { id, family: 'mixed', seats, limit: true, dealt: '', board: 0, boards: 0, streets: [] }
}

const FIVE_STUD: Rest = { dealt: 'duuuu', streets: FIVE }

export const GAMES: readonly Game[] = [
  holdem('nl-holdem'),
  holdem('pl-holdem'),
  holdem('fl-holdem', { limit: true }),
  holdem('half-pot-holdem'),
  holdem('spread-holdem', { limit: true }),
  holdem('nl-short-deck'),
  holdem('nl-pineapple', { dealt: 'ddd', streets: PINEAPPLE }),
  holdem('nl-crazy-pineapple', { dealt: 'ddd', streets: CRAZY }),
  holdem('nl-double-board-holdem', { boards: 2 }),
  omaha('pl-omaha', 4),
  omaha('half-pot-omaha', 4),
  omaha('pl-omaha-5', 5, { seats: 8 }),
  omaha('pl-omaha-6', 6, { seats: 7 }),
  omaha('pl-omaha-8', 4),
  omaha('pl-omaha-5-8', 5, { seats: 8 }),
  omaha('fl-omaha-8', 4, { limit: true }),
  omaha('pl-double-board-omaha', 4, { seats: 9, boards: 2 }),
  omaha('pl-courchevel', 5, { seats: 8 }),
  omaha('pl-courchevel-8', 5, { seats: 8 }),
  stud('seven-stud'),
  stud('seven-stud-8'),
  stud('razz'),
  stud('five-stud', { ...FIVE_STUD, seats: 10 }),
  stud('five-stud-40', { ...FIVE_STUD, seats: 7 }),
  stud('five-stud-32', { ...FIVE_STUD, seats: 5 }),
  draw('five-draw', { streets: SINGLE }),
  draw('nl-2-7-single-draw', { limit: false, streets: SINGLE }),
  draw('2-7-triple-draw'),
  draw('a-5-triple-draw'),
  draw('badugi', { seats: 8, dealt: 'dddd' }),
  draw('badeucey'),
  draw('badacey'),
  mixed('horse', 8),
  mixed('hose', 8),
  mixed('8-game', 6),
  mixed('10-game', 6),
  mixed('dealers-choice', 6),
  { ...draw('kuhn', { seats: 2, dealt: 'd', streets: ['deal'] }), family: 'study' },
  {
    ...draw('leduc', { seats: 2, dealt: 'd', board: 1, boards: 1, streets: ['deal', 'board'] }),
    family: 'study',
  },
]

const BY_ID = new Map(GAMES.map((game) => [game.id, game]))

/** Let a game that the house does not deal be laid out as one that it does. */
export function alsoKnown(id: string, like: string): void {
  BY_ID.set(id, { ...gameOf(like), id })
}

/** A game by its name. A newer room may deal more games: one unknown here is laid out as hold’em. */
export function gameOf(id: string): Game {
  return BY_ID.get(id) ?? holdem(id, { streets: [] })
}

/** Where a table stands in the lobby: a rotation is a mixed game whatever it deals now. */
export function familyOf({ game, rotation }: { game: string; rotation: unknown }): Family {
  return rotation ? 'mixed' : gameOf(game).family
}
