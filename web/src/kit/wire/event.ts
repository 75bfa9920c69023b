// Made by `npm run wire` from the schema beside it: not to be edited.

export type FromEvent = EventMessage | Moved | EventLine | TableLine

/**
 * How an event stands.
 */
export interface EventMessage {
  t: 'state'
  of: string
  version: number
  now: number
  view: EventView
  kind: 'event'
}
/**
 * An event as one viewer may see it: `you` is a member's, `floor` the floor's, `own` its host's.
 */
export interface EventView {
  picture: Picture
  about: About
  you: YouSeen | null
  floor: FloorSeen | null
  own: OwnSeen | null
}
/**
 * An event as one who looks may see it.
 *
 *     `players` has the names by id of everybody named anywhere in it. `payouts` are provisional until
 *     `payouts_final`; `results` are the places decided that are paid, and the last who went out. `due`, `log`, `prizes`
 *     and the whole of `record` and `shares` are for the floor; a player sees his own, and `me`. `average` is in chips,
 *     `average_big_blinds` in big blinds of the level played now, or in a break of the next one.
 */
export interface Picture {
  name: string
  phase: 'bagged' | 'cancelled' | 'finished' | 'registering' | 'running'
  live: boolean
  profile: string
  game: string
  clock: ClockSeen
  entries: number
  unique: number
  left: number
  reentries: number
  rebuys: number
  add_ons: number
  open: boolean
  late_levels: number
  in_play: number
  average: number
  average_big_blinds: number
  chips: number[]
  money: MoneySeen
  payouts: Payout[]
  payouts_final: boolean
  results: Result[]
  tables: TableSeen[]
  players: {
    [k: string]: string
  }
  alternates: string[]
  final: boolean
  hand_for_hand: HandForHandSeen
  offer: OfferSeen | null
  agreed: {
    [k: string]: number
  }
  kept: number
  envelopes: EnvelopesSeen | null
  stage: StageSeen
  news: Announcement[]
  why: Why | null
  record: RecordSeen[]
  shares: ShareSeen[]
  due: DueSeen[]
  log: DoneSeen[]
  me: MeSeen | null
  award: AwardSeen | null
  prizes: PrizesSeen | null
  on_sale: ('add-on' | 'rebuy')[]
}
/**
 * The clock: `remaining` of the level at the time of the picture, and while it runs the deadline `ends`.
 *
 *     `next_break` is how long it is to the next break, `break_length` how long that is; None where none comes.
 *     `by_hands` is whether the level ends by hands and not by time, `early` whether the next level may not be announced
 *     yet. A break common to all events is `called` while the last hands are played, and then `on`: `level` is the one
 *     that goes on after it, with `held` left.
 */
export interface ClockSeen {
  now: number
  running: boolean
  on_break: boolean
  index: number
  remaining: number
  ends: number
  length: number
  by_hands: boolean
  level: LevelSeen
  next: LevelSeen | null
  next_break: number | null
  break_length: number | null
  early: boolean
  rest: '' | 'called' | 'on'
  held: number
}
/**
 * A level, or a break of `pause` milliseconds; `number` counts levels, a break has that of the level before it.
 *
 *     `ante_by` says who posts the ante. `hands` is for levels that are so many hands long.
 */
export interface LevelSeen {
  number: number
  small_blind: number
  big_blind: number
  ante: number
  ante_by: '' | 'all' | 'big-blind' | 'button'
  bring_in: number
  small_bet: number
  big_bet: number
  game: string
  length: number
  hands: number
  pause: number
  colour_up: number[]
}
/**
 * What one entry costs and where it goes, and what has come together; the pool has the house's overlay in it.
 */
export interface MoneySeen {
  price: number
  to_pool: number
  fee: number
  staff: number
  bounty: number
  guarantee: number
  pool: number
  overlay: number
  fees: number
  staff_total: number
  bounties: number
  paid: number
  rounding: number
}
/**
 * Places `first` to `last` are worth so much each; equal prizes stand in one row.
 */
export interface Payout {
  first: number
  last: number
  amount: number
}
/**
 * A player who is out or paid: the places he shares, his prize so far, what bounties brought him.
 *
 *     `award` is what of the prize is not money, until he is given money in its place.
 */
export interface Result {
  player: string
  name: string
  first: number
  last: number
  prize: number
  bounties: number
  award: number
}
/**
 * A table: who sits there, and where button and blinds stood in its last hand, 0 where that is not known.
 *
 *     `seats` is how many chairs it has, `hand` the number of hands it began, `level` the index of the level it plays.
 */
export interface TableSeen {
  number: number
  seats: number
  taken: SeatSeen[]
  button: number
  small_blind: number
  big_blind: number
  hand: number
  level: number
  game: string
  playing: boolean
  halted: boolean
  closing: boolean
  pushing: boolean
  waits: string
  match: number
}
/**
 * A seat taken. `waiting` for the button to pass, `missing` hands on penalty, `head` the bounty in cents.
 */
export interface SeatSeen {
  seat: number
  player: string
  name: string
  stack: number
  status?: 'alternate' | 'bagged' | 'broke' | 'disqualified' | 'gone' | 'out' | 'playing' | 'registered'
  waiting?: boolean
  missing?: number
  locked?: boolean
  lost?: boolean
  head?: number
}
/**
 * Hand for hand: `round` counts hands, `playing` tables have theirs to play or to end, `done` wait for them.
 *
 *     `out` are who lost their last chips this round and wait for their places; `to_money` how many are to go.
 */
export interface HandForHandSeen {
  on: boolean
  called: boolean
  round: number
  playing: number[]
  done: number[]
  out: string[]
  to_money: number
}
/**
 * A deal on offer: what each player left would get, in cents, and who has said yes.
 */
export interface OfferSeen {
  number: number
  kind: 'chips' | 'custom' | 'even' | 'icm'
  amounts: {
    [k: string]: number
  }
  left: number
  by: string
  yes: string[]
}
/**
 * Mystery bounties: the seals told before the first was drawn, and of those not drawn only their amounts, sorted.
 *
 *     `order` is empty until all are drawn.
 */
export interface EnvelopesSeen {
  seal: string
  seals: string[]
  drawn: number
  amounts: number[]
  order: string
}
/**
 * Where a flight, a second day, a shootout or a bracket stands.
 *
 *     `round` of `rounds`; `through` are who won their table or have a bye, `bracket` its slots from the top; `bags`
 *     are chips bagged, by player; a flight is `over` when it is time to bag, `carried` are those the second day has in.
 *     `matches` are those of each round of a bracket from its top, up to the last one; before it is drawn `seeds` are
 *     its seeds by player, and `pairs` its slots where they were set by hand.
 */
export interface StageSeen {
  kind: '' | 'bracket' | 'day-two' | 'flight' | 'shootout'
  flight: string
  round: number
  rounds: number
  through: string[]
  bracket: string[]
  bags: {
    [k: string]: number
  }
  over: boolean
  carried: string[]
  matches: MatchSeen[][]
  seeds: {
    [k: string]: number
  }
  pairs: string[]
}
/**
 * A match of a bracket: who meets whom, who won, at which table; empty where that is not known yet.
 *
 *     With a `bye` one of them meets nobody.
 */
export interface MatchSeen {
  one: string
  other: string
  winner: string
  table: number
  bye: boolean
}
/**
 * One thing told to everybody, at a time in milliseconds; `kind` is the fact's own tag.
 *
 *     `players` are whom it is about; a move goes from `old_table` and `old_seat` to `table` and `seat`. `amount` is in
 *     cents where it is money. `why` carries the text's code, its values and the clause.
 */
export interface Announcement {
  at: number
  kind: string
  why: Why | null
  players: string[]
  table: number
  seat: number
  old_table: number
  old_seat: number
  amount: number
  chip: number
}
/**
 * The reason of a decision: a message code with its values, and a clause's id, empty where no book speaks.
 */
export interface Why {
  code: string
  params: {
    [k: string]: string | number
  }
  clause: string
}
/**
 * A penalty, a ruling, a protest or a notice, with its hand.
 */
export interface RecordSeen {
  kind: 'lifted' | 'notice' | 'penalty' | 'protest' | 'ruling'
  player: string
  table: number
  hand: number
  offence: string
  sanction: string
  hands: number
  by: string
  text: string
  clauses: string[]
  rounds: number
  said: {
    [k: string]: string
  } | null
}
/**
 * A share sold: who bought how many percent of whose entry, and what he paid, in cents.
 */
export interface ShareSeen {
  player: string
  backer: string
  percent: number
  price: number
  name: string
}
/**
 * What a live floor has to do next.
 */
export interface DueSeen {
  kind:
    | 'break'
    | 'colour-up'
    | 'day-over'
    | 'dodging'
    | 'final-table'
    | 'halt'
    | 'hand-for-hand'
    | 'move'
    | 'rebuys'
    | 'round'
  why: Why
  tables: number[]
  chip: number
}
/**
 * One command in the log: who gave it, when, which kind, whom it was about, and who took it back.
 *
 *     `what` says more of it: what was bought, for which `amount` in cents, or that who lost his chips is `broke` and
 *     may buy more.
 */
export interface DoneSeen {
  number: number
  at: number
  by: string
  kind: string
  player: string
  table: number
  undone_by: string | null
  what: string
  amount: number
}
/**
 * The player who looks: his seat and chips, his place once he is out, his money, and what he may do now.
 *
 *     `certain` is the prize he has for certain, in cents; `at_break` the stack he left when the last break began,
 *     `award` what of his prizes is not money.
 */
export interface MeSeen {
  player: string
  name: string
  status: 'alternate' | 'bagged' | 'broke' | 'disqualified' | 'gone' | 'out' | 'playing' | 'registered'
  stack: number
  table: number
  seat: number
  entries: number
  rebuys: number
  add_ons: number
  first: number
  last: number
  prize: number
  won: number
  head: number
  missing: number
  certain: number
  at_break: number
  may: ('add-on' | 'answer-deal' | 'no-rebuy' | 're-enter' | 'rebuy' | 'register' | 'unregister')[]
  award: number
}
/**
 * A prize that is not money: what it is, what it is worth in cents, to how many places it goes, 0 for all alike.
 */
export interface AwardSeen {
  name: string
  value: number
  places: number
}
/**
 * The prizes as the floor may change them: by place, the first one first, with what each is worth at `least`.
 *
 *     They sum to `total`, all in cents. `closed` is why they cannot be changed now, as the end of a message code.
 */
export interface PrizesSeen {
  amounts: number[]
  least: number[]
  total: number
  closed: string
}
/**
 * What of an event hardly changes. `table_ids` are the poker tables of an online event by their numbers.
 *
 *     `series` are the events of one played in flights; `seats_in` says where a satellite's seats are, `seats_won` who
 *     has won one; `deal_wanted` who wants a deal to be talked about after the hands being played, empty for the floor.
 *     `opened_by` is the name of the player who opened it, empty where the house did; one stands before its `door` where
 *     that is not empty, and it is opened by a `password` where there is one. `calls` are the
 *     tables that wait for the floor, by their numbers.
 */
export interface About {
  id: string
  name: string
  starts_at: number | null
  stopped: boolean
  terms: TermsSeen
  structure: LevelSeen[]
  table_ids: {
    [k: string]: string
  }
  series: SeriesSeen | null
  seats_in: SeatsInSeen | null
  seats_won: SeatWon[]
  deal_wanted: string | null
  opened_by: string
  door: ('' | 'sent-away' | 'shut') | ('asked' | 'in' | 'out')
  password: boolean
  calls: {
    [k: string]: Call
  }
}
/**
 * What an event costs, and how one gets in; with `equal` prizes each is worth so many cents, else it is 0.
 *
 *     It is `played_for` play chips or club money; for the latter a member who has none at the cage can only reserve.
 *     Its clauses are those of its `books`; what another one says is told as that.
 */
export interface TermsSeen {
  profile: string
  game: string
  games: string[]
  seats: number
  live: boolean
  buy_in: number
  fee: number
  staff: number
  guarantee: number
  stack: number
  chips: number[]
  late_levels: number
  reentries: number
  most: number
  unregister: boolean
  unregister_minutes: number
  rebuys: Rebuys | null
  add_on: AddOn | null
  bounties: BountyTerms | null
  deals: boolean
  deals_at_final_table: boolean
  minutes: number
  equal: number
  played_for: 'club' | 'play' | 'ticket'
  books: string[]
}
/**
 * More chips for money while it is early: who has at most `up_to` chips buys `chips` for `price` and `fee`.
 *
 *     Open through level `levels`; `most` times a player, 0 for any number.
 */
export interface Rebuys {
  price: number
  chips: number
  levels: number
  fee: number
  up_to: number
  most: number
}
/**
 * One purchase of `chips` for everybody, whatever his stack, in the break after level `after_level`.
 */
export interface AddOn {
  price: number
  chips: number
  after_level: number
  fee: number
}
/**
 * Which bounties there are, and how much of a buy-in.
 */
export interface BountyTerms {
  kind: 'accumulate' | 'fixed' | 'mystery' | 'progressive'
  amount: number
}
/**
 * The events of one event played in flights: the id of its second day, and every flight.
 */
export interface SeriesSeen {
  day_two: string
  flights: FlightSeen[]
}
/**
 * A flight, by its event's id; `bagged` players have bags, `carried` says that the second day has them in.
 */
export interface FlightSeen {
  flight: string
  id: string
  phase: 'bagged' | 'cancelled' | 'finished' | 'registering' | 'running'
  entries: number
  left: number
  bagged: number
  carried: boolean
}
/**
 * The event in which a satellite's seats are, and what an entry costs there, in cents.
 */
export interface SeatsInSeen {
  event: string
  name: string
  price: number
}
/**
 * A seat won, in cents: `won`, `sent` on its way, `taken` as an entry.
 *
 *     For the reason `why` it was not taken: it is paid in `cash`, or the ticket `kept`.
 */
export interface SeatWon {
  player: string
  state: 'cash' | 'kept' | 'sent' | 'taken' | 'won'
  amount: number
  why: string
}
/**
 * A table has called the floor, about a `player` or nobody (empty), `at` a time in ms since 1970.
 */
export interface Call {
  why: 'change' | 'clock' | 'deck' | 'dispute' | 'other' | 'rebuy' | 'ruling'
  player: string
  at: number
}
/**
 * A member: who he is in the event, if anybody, and what he may ask of it now; `reserved` until he has paid.
 *
 *     With a `ticket` he enters, and pays nothing.
 */
export interface YouSeen {
  player: string | null
  claimed: boolean
  may: string[]
  reserved: boolean
  ticket: boolean
}
/**
 * What only the floor sees: what an undo takes back, everybody's codes, and what is owed to whom, in cents.
 *
 *     `names` are those of people who are owed money and do not play, `reserved` of those who have yet to pay,
 *     `tickets` of those who have a ticket to the event.
 */
export interface FloorSeen {
  undo: DoneSeen | null
  entrants: EntrantSeen[]
  codes: {
    [k: string]: string
  }
  owed: {
    [k: string]: number
  }
  names: {
    [k: string]: string
  }
  reserved: {
    [k: string]: string
  }
  tickets: {
    [k: string]: string
  }
}
/**
 * A player as the floor sees him; `place` are the first and the last of the places he shares.
 */
export interface EntrantSeen {
  id: string
  name: string
  status: 'alternate' | 'bagged' | 'broke' | 'disqualified' | 'gone' | 'out' | 'playing' | 'registered'
  stack: number
  table: number
  seat: number
  entries: number
  rebuys: number
  add_ons: number
  won_seat: boolean
  arrived: '' | 'balance' | 'broke' | 'draw' | 'order'
  waiting: boolean
  dealt: number
  big_blind_at: number
  head: number
  won: number
  missing: number
  locked: boolean
  picked: number
  seeded: number
  bag: number
  broke: number
  had: number
  declined: boolean
  award: number
  tickets: number
  place: [number, number] | null
}
/**
 * What the host of an event sees: who came to its door, how many bots it takes, and whether he has paused it.
 *
 *     `may_pause` is how long he may still have it wait (ms); before it begins `entrants` are those he can send away, by
 *     id and name.
 */
export interface OwnSeen {
  guests: GuestView[]
  private: boolean
  bots: number
  paused: boolean
  may_pause: number
  entrants: {
    [k: string]: string
  }
}
/**
 * Somebody who came to the door of a table, by the number he is called there.
 */
export interface GuestView {
  guest: number
  name: string
  admitted: 'asked' | 'in' | 'out'
}
/**
 * To a player at a table of an event: you go on at another one. `said` is why, by language, if known.
 */
export interface Moved {
  t: 'moved'
  of: string
  to: string
  seat: number
  said: {
    [k: string]: string
  }
  clause: string
}
/**
 * An event in one line, for the lobby; `price` is in cents, `level` the number of the level played.
 *
 *     It is `played_for` play chips or club money; `opened_by` is the name of the player who opened it, if one did.
 */
export interface EventLine {
  id: string
  name: string
  phase: 'bagged' | 'cancelled' | 'finished' | 'registering' | 'running'
  live: boolean
  game: string
  starts_at: number | null
  entries: number
  left: number
  most: number
  price: number
  guarantee: number
  pool: number
  level: number
  seats: number
  open: boolean
  played_for: 'club' | 'play' | 'ticket'
  opened_by: string
}
/**
 * A poker table of an event by its id and number, and how many of its hands were finished.
 */
export interface TableLine {
  table: string
  number: number
  hands: number
}
