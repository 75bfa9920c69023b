export interface Measure {
  id: string
  /** A number of times rather than a share: it has no interval. */
  ratio: boolean
  value: number | null
  made: number
  chances: number
  between: [number, number] | null
}

/** Winnings and rake in bets for each hundred hands; `sums` are the chips won by currency. */
export interface Group {
  name: string
  hands: number
  won: number
  won_between: [number, number] | null
  adjusted: number
  adjusted_between: [number, number] | null
  rake: number
  sums: Record<string, number>
  measures: Measure[]
}

/** What the hands of the house say, the latest `most` of all tables; `left_out` of them cannot be told. */
export interface Counted {
  hands: number
  games: string[]
  positions: string[]
  all: Group | null
  by: By | null
  groups: Group[]
  /** After how many hands, what was won in bets, and what by the odds. */
  course: [number, number, number][]
  left_out: number
  most?: number
}

/** The same of a file: whose it is, who else is in it, and the hands that could not be read. */
export interface CountedFile extends Counted {
  player: string
  players: string[]
  read: number
  left: Left[]
  not_looked_at: number
}

export interface Left {
  hand: string
  line: number
  text: string
}

export const BYS = ['position', 'stack', 'game', 'seats', 'stakes', 'month'] as const
export type By = (typeof BYS)[number]

/** What a stack is from and to, in bets; the last is deeper than all. */
export const STACKS: readonly (readonly [number, number])[] = [
  [0, 20],
  [20, 40],
  [40, 75],
  [75, 150],
  [150, 1_000_000],
]

export interface Wish {
  by: By
  game: string
  position: string
  seats: string
  stack: string
  since: string
  until: string
  kind: '' | 'cash' | 'tournament'
}

export const EVERYTHING: Wish = {
  by: 'position',
  game: '',
  position: '',
  seats: '',
  stack: '',
  since: '',
  until: '',
  kind: '',
}

/** What the house is asked: a field that says nothing is left out. */
export function asking(wish: Wish): Record<string, unknown> {
  const { by, game, position, seats, stack, since, until, kind } = wish
  const asked: Record<string, unknown> = { by, game, position }
  if (seats) asked['seats'] = Number(seats)
  if (stack) asked['stack'] = STACKS[Number(stack)]
  if (since) asked['since'] = since
  if (until) asked['until'] = until
  if (kind) asked['kind'] = kind
  return asked
}

/** The bytes of a file as they go in JSON. */
export async function packed(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 30_000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 30_000)))
  return btoa(parts.join(''))
}
