import type { FromHall } from './hall'
import type {
  Announced,
  ClockSeen,
  Done,
  Due,
  EventSeen,
  FloorSeen,
  HandForHand,
  Ladder,
  Level,
  Me,
  Offer,
  Player,
  Recorded,
  TableSeen,
  Terms,
  Why,
} from './seen'
import { readSeats, readSeries, readStage } from './stages'

/** The name the room knows an event by. */
export const watched = (event: string): string => `event/${event}`

/** What came over the wire: every field is looked at here, and nowhere else. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Wire = Record<string, any>

/** A message of the room as the event's pages understand it. */
export function read(heard: unknown): FromHall {
  const message = heard as Wire
  if (message['t'] !== 'event') return { t: 'other' }
  const event = readEvent(message['view'])
  return { t: 'event', id: event.id, version: message['version'], now: message['now'], event }
}

function readEvent(message: Wire): EventSeen {
  const { picture: view, about, you, floor } = message
  const money = view['money'] as Wire
  return {
    id: about['id'],
    name: view['name'],
    profile: view['profile'],
    game: view['game'],
    stopped: about['stopped'],
    phase: view['phase'],
    open: view['open'],
    final: view['final'],
    hand_for_hand: view['hand_for_hand'] as HandForHand,
    starts_at: about['starts_at'],
    terms: readTerms(about),
    clock: readClock(view['clock']),
    entries: view['entries'],
    left: view['left'],
    in_chips: view['in_play'],
    alternates: view['alternates'],
    chips: view['chips'],
    rebuys: view['rebuys'],
    add_ons: view['add_ons'],
    pool: money['pool'],
    overlay: money['overlay'],
    fees: money['fees'],
    staff: money['staff_total'],
    bounties: money['bounties'],
    paid: money['paid'],
    prizes: readPrizes(view['payouts']),
    prizes_final: view['payouts_final'],
    players: readPlayers(view, floor?.['entrants'] ?? []),
    tables: (view['tables'] as Wire[]).map(readTable),
    announced: (view['news'] as Wire[]).map(readAnnounced),
    offer: view['offer'] ? readOffer(view['offer']) : null,
    agreed: new Map(Object.entries(view['agreed'] as Record<string, number>)),
    kept: view['kept'],
    table_ids: new Map(
      Object.entries((about['table_ids'] ?? {}) as Record<string, string>).map(([number, id]) => [
        Number(number),
        id,
      ]),
    ),
    stage: readStage(view['stage']),
    series: readSeries(about['series']),
    seats_in: about['seats_in'] ?? null,
    seats_won: readSeats(about['seats_won']),
    shares: view['shares'] ?? [],
    envelopes: view['envelopes'] ?? null,
    award: view['award'] ?? null,
    floor: floor ? readFloor(view, floor) : null,
    me: view['me'] ? readMe(view['me']) : null,
    may: you?.['may'] ?? [],
  }
}

function readTerms({ terms, structure }: Wire): Terms {
  const { bounties, rebuys, add_on, ...rest } = terms as Wire
  return {
    ...(rest as Omit<Terms, 'bounty' | 'rebuys' | 'add_on' | 'levels'>),
    rebuys: rebuys ?? null,
    add_on: add_on ?? null,
    bounty: bounties ?? null,
    equal: (terms as Wire)['equal'] ?? 0,
    levels: (structure as Wire[]).map(readLevel),
  }
}

const LEVEL = {
  small_blind: 0,
  big_blind: 0,
  ante: 0,
  ante_by: '',
  bring_in: 0,
  small_bet: 0,
  big_bet: 0,
  game: '',
  length: 0,
  hands: 0,
  colour_up: [],
}

function readLevel({ pause = 0, ...level }: Wire): Level {
  return { ...LEVEL, ...(level as Omit<Level, 'pause'>), pause: pause > 0 }
}

function readClock(clock: Wire): ClockSeen {
  const { index, ends, remaining, running, on_break, length } = clock
  const { early = false, rest = '', held = 0, now, next_break } = clock
  const break_at = typeof next_break === 'number' ? now + next_break : null
  return { index, ends, left: remaining, running, on_break, length, early, rest, held, break_at }
}

function readPrizes(rows: { first: number; last: number; amount: number }[]): number[] {
  return rows.flatMap(({ first, last, amount }) => Array<number>(last - first + 1).fill(amount))
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

/** One player from all that is told of him: his name, his seat, his place, and to the floor what he bought. */
function readPlayers(view: Wire, entrants: Wire[]): Map<string, Player> {
  const running = view['phase'] !== 'registering'
  const players = new Map<string, Player>()
  for (const [id, name] of Object.entries(view['players'] as Record<string, string>)) {
    players.set(id, { ...NOBODY, id, name, status: running ? 'out' : 'registered' })
  }
  const add = (id: string, more: Partial<Player>) => {
    players.set(id, { ...NOBODY, id, name: id, ...players.get(id), ...more })
  }
  for (const {
    id,
    name,
    status,
    entries,
    rebuys,
    add_ons,
    stack,
    place,
    seeded = 0,
    award = 0,
  } of entrants) {
    add(id, { name, status, entries, rebuys, add_ons, stack, place: place ?? null, seeded, award })
  }
  for (const table of view['tables'] as Wire[]) {
    for (const { player, status = 'playing', ...seat } of table['taken'] as Wire[]) {
      const { name, stack, waiting, missing, locked, lost, head } = { ...NOBODY, ...seat } as Player
      add(player, { name, stack, waiting, missing, locked, lost, head, status })
      add(player, { table: table['number'], seat: seat['seat'] })
    }
  }
  for (const id of view['alternates'] as string[]) add(id, { status: 'alternate' })
  for (const { player, first, last, prize, bounties, award = 0 } of view['results'] as Wire[]) {
    add(player, { place: [first, last], prize, bounties, award })
  }
  return players
}

function readTable(table: Wire): TableSeen {
  const taken = table['taken'] as { seat: number; player: string }[]
  return {
    number: table['number'],
    chairs: table['seats'],
    seats: new Map(taken.map(({ seat, player }) => [seat, player])),
    button: table['button'] || null,
    small_blind: table['small_blind'] || null,
    big_blind: table['big_blind'] || null,
    hands: table['hand'],
    playing: table['playing'],
    halted: table['halted'],
    closing: table['closing'],
    pushing: table['pushing'],
    waits: table['waits'] ?? '',
  }
}

function readAnnounced(news: Wire): Announced {
  return {
    at: news['at'],
    kind: news['kind'],
    players: news['players'] ?? [],
    old_table: news['old_table'] ?? 0,
    old_seat: news['old_seat'] ?? 0,
    table: news['table'] ?? 0,
    seat: news['seat'] ?? 0,
    amount: news['amount'] ?? 0,
    chip: news['chip'] ?? 0,
    why: (news['why'] ?? null) as Why | null,
  }
}

function readOffer(offer: Wire): Offer {
  return { ...(offer as Offer), amounts: new Map(Object.entries(offer['amounts'] as Record<string, number>)) }
}

function readFloor(view: Wire, floor: Wire): FloorSeen {
  return {
    due: view['due'] as Due[],
    log: view['log'] as Done[],
    undo: floor['undo'] as Done | null,
    record: (view['record'] as Wire[]).map((told) => ({ ...NOTHING, ...told }) as unknown as Recorded),
    codes: new Map(Object.entries((floor['codes'] ?? {}) as Record<string, string>)),
    owed: new Map(Object.entries((floor['owed'] ?? {}) as Record<string, number>)),
    ladder: view['prizes'] ? readLadder(view['prizes']) : null,
  }
}

function readLadder({ amounts, least, total, closed }: Wire): Ladder {
  return { amounts, least: least ?? [], total, closed: closed ?? '' }
}

const NOTHING = { offence: '', sanction: '', hands: 0, by: '', text: '', clauses: [] }

function readMe(me: Wire): Me {
  const { first, last } = me
  return { ...(me as Me), place: first ? [first, last] : null }
}
