import type { About, EntrantSeen, EventView, OfferSeen, Picture, SeatSeen } from '../kit/wire/event'

/** What the room shows of an event. Money is in cents, chips are chips, times are milliseconds of the room's clock. */

export type Phase = Picture['phase']
export type DealKind = OfferSeen['kind']

/** The places somebody shares, the same twice where he shares none. */
export type Places = readonly [number, number]

/** A player, put together of his seat, his place, and what the floor alone is told of him. */
export interface Player
  extends
    Pick<EntrantSeen, 'id' | 'name' | 'status' | 'entries' | 'rebuys' | 'add_ons' | 'award' | 'seeded'>,
    Required<Pick<SeatSeen, 'stack' | 'seat' | 'head' | 'missing' | 'locked' | 'waiting' | 'lost'>> {
  /** 0 while he sits nowhere. */
  table: number
  prize: number
  bounties: number
  /** Null while he is in. */
  place: Places | null
}

/** An event as its pages look at it: all that the room tells of it, and what follows. */
export interface EventSeen
  extends Omit<Picture, 'players'>, Omit<About, 'name'>, Omit<EventView, 'about' | 'picture'> {
  players: ReadonlyMap<string, Player>
  /** The prize of each place, the first first. */
  ladder: readonly number[]
}

const NOBODY: Omit<Player, 'id' | 'name'> = {
  status: 'registered',
  stack: 0,
  table: 0,
  seat: 0,
  entries: 1,
  rebuys: 0,
  add_ons: 0,
  head: 0,
  prize: 0,
  bounties: 0,
  missing: 0,
  locked: false,
  waiting: false,
  lost: false,
  award: 0,
  seeded: 0,
  place: null,
}

/** The event of a view; whoever is as he was `before` is the very same object, so that nothing of him is drawn again. */
export function seen({ picture, about, you, floor, own }: EventView, before?: EventSeen | null): EventSeen {
  const ladder = picture.payouts.flatMap(({ first, last, amount }) =>
    Array<number>(last - first + 1).fill(amount),
  )
  return {
    ...about,
    ...picture,
    you,
    floor,
    own: own ?? null,
    players: kept(playersOf(picture, floor?.entrants ?? []), before?.players),
    ladder,
  }
}

function playersOf(picture: Picture, entrants: readonly EntrantSeen[]): Map<string, Player> {
  const status = picture.phase === 'registering' ? 'registered' : 'out'
  const players = new Map<string, Player>()
  const add = (id: string, more: Partial<Player>) => {
    players.set(id, { ...NOBODY, id, name: id, ...players.get(id), ...more })
  }
  for (const [id, name] of Object.entries(picture.players)) add(id, { name, status })
  for (const { id, name, status, entries, rebuys, add_ons, stack, place, seeded, award } of entrants) {
    add(id, { name, status, entries, rebuys, add_ons, stack, place, seeded, award })
  }
  for (const { number, taken } of picture.tables) {
    for (const { player, ...seat } of taken) add(player, { ...AT_TABLE, ...seat, table: number })
  }
  for (const id of picture.alternates) add(id, { status: 'alternate' })
  for (const { player, first, last, prize, bounties, award } of picture.results) {
    add(player, { place: [first, last], prize, bounties, award })
  }
  return players
}

/** The players, those who are as they were by the objects they were; all of them by the map it was, where nobody has changed. */
function kept(now: Map<string, Player>, before?: ReadonlyMap<string, Player>): ReadonlyMap<string, Player> {
  if (!before) return now
  let same = now.size === before.size
  for (const [id, player] of now) {
    const was = before.get(id)
    if (was && alike(player, was)) now.set(id, was)
    else same = false
  }
  return same ? before : now
}

function alike(one: Player, other: Player): boolean {
  const fields = Object.keys(one) as (keyof Player)[]
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) =>
      field === 'place' ? one.place?.join() === other.place?.join() : one[field] === other[field],
    )
  )
}

/** What the room leaves out of a seat. */
const AT_TABLE = {
  status: 'playing',
  waiting: false,
  missing: 0,
  locked: false,
  lost: false,
  head: 0,
} as const
