// Made by `npm run wire` from the schema beside it: not to be edited.

export type FromLive = LiveMessage

/**
 * How the room stands.
 */
export interface LiveMessage {
  t: 'state'
  of: string
  version: number
  now: number
  view: LiveView
  kind: 'cash'
}
/**
 * The room for one viewer.
 */
export interface LiveView {
  games: Game[]
  tables: Table[]
  you: You | null
  floor: Floor | null
  stopped: boolean
  jackpots: Jackpots
}
/**
 * A game at one limit, its tables and who waits for it; `ready` when enough wait to open it.
 */
export interface Game {
  game: string
  variant: string
  tables: string[]
  waiting: OnList[]
  ready: boolean
  seats_free: number
}
/**
 * Somebody on a list. `expected` is how long it should take (ms), null where nobody knows.
 */
export interface OnList {
  name: string
  since: number
  called: CalledTo | null
  wants: number
  expected: number | null
  person: string | null
}
/**
 * The seat somebody was called to, and until when it is kept (ms).
 */
export interface CalledTo {
  table: string
  seat: number
  until: number
}
/**
 * A table as the room sees it: its placard, who is missing, what is free, the kind of money it is `played_for`.
 */
export interface Table {
  table: string
  name: string
  game: string
  variant: string
  small: number
  big: number
  least: number
  most: number
  seats: number
  taken: number
  free: number[]
  kept: SeatKept[]
  feeds: string
  played_for: 'club' | 'play' | 'ticket'
}
/**
 * A seat kept for somebody.
 */
export interface SeatKept {
  seat: number
  name: string
}
/**
 * What concerns the viewer. `wish` is the seat he would like; `cage` the chips kept for him; `points` his own.
 */
export interface You {
  places: Place[]
  seats: Seat[]
  wish: Wished | null
  cage: number
  points: number
}
/**
 * A place on a list: how many are before, how long it should take, and the seat called to.
 */
export interface Place {
  game: string
  before: number
  expected: number | null
  called: CalledTo | null
}
/**
 * A seat of one's own.
 */
export interface Seat {
  table: string
  seat: number
  state: 'away' | 'leaving' | 'playing' | 'sitting-out'
  small_missed: boolean
  big_missed: boolean
}
/**
 * A seat somebody would like, 0 for any, and its table.
 */
export interface Wished {
  table: string
  seat: number
}
/**
 * What the floor sees; a dealer sees of it the tables he deals at, and who sits there.
 */
export interface Floor {
  shift: string
  tables: TableOfFloor[]
  moves: MoveDue[]
  wishes: WishSeen[]
  dealers: Dealer[]
  cage: Caged[]
  log: Logged[]
  undo: number | null
  people: {
    [k: string]: string
  }
  slips: SlipSeen[]
  takings: Takings | null
}
/**
 * A table as the floor sees it: chairs, button, hands dealt, rack and boxes, its dealer, and a call.
 *
 *     `deck` is how the deck was found last, `notes` the words for the next dealer, `lammers` chips on their way by seat,
 *     `time_fee` what everybody pays by the clock; `raked` its table of rake, `steps` the rows for those who play now.
 */
export interface TableOfFloor {
  table: string
  chairs: ChairSeen[]
  button: number | null
  hands: number
  rack: number
  fees: {
    [k: string]: number
  }
  dealer: string
  dealer_since: number | null
  dealer_until: number | null
  call: CallSeen | null
  breakable: boolean
  deck: DeckFound | null
  notes: string[]
  lammers: {
    [k: string]: number
  }
  time_fee: number
  raked: string
  steps: RakeRow[]
}
/**
 * A chair as the floor sees it. `since` is when its player went (ms), `pick_up` when his stack may be picked up.
 */
export interface ChairSeen {
  seat: number
  person: string
  name: string
  chips: number
  state: 'away' | 'leaving' | 'playing' | 'sitting-out'
  since: number | null
  sat: number
  rounds: number
  small_missed: boolean
  big_missed: boolean
  coming: 'changed' | 'moved' | 'new' | 'settled'
  waits: boolean
  pick_up: number | null
}
/**
 * A dealer calls the floor: since when (ms), why, and for how many chips where it is a fill.
 */
export interface CallSeen {
  at: number
  why: 'deck' | 'dispute' | 'fill' | 'other' | 'ruling' | 'seat'
  chips: number
}
/**
 * A deck as it was found: when (ms), on what occasion, and which cards were not as they should be.
 */
export interface DeckFound {
  at: number
  when: ('change' | 'closing' | 'doubt' | 'opening' | 'push') | 'stub'
  missing: string[]
}
/**
 * From so many `players` dealt in and a pot of so many chips on, so much `rake`, and so much for the jackpot.
 */
export interface RakeRow {
  players: number
  pot: number
  rake: number
  jackpot: number
}
/**
 * Who must move up to the main table.
 */
export interface MoveDue {
  person: string
  name: string
  table: string
  to: string
  seat: number
}
/**
 * Who would like another seat.
 */
export interface WishSeen {
  person: string
  name: string
  table: string
  seat: number
}
/**
 * A dealer on duty: his table, empty while he rests, since when, and how long he has dealt (ms).
 */
export interface Dealer {
  dealer: string
  table: string
  since: number
  dealt: number
}
/**
 * Chips the cage keeps for somebody.
 */
export interface Caged {
  person: string
  name: string
  chips: number
}
/**
 * An entry of the log.
 */
export interface Logged {
  number: number
  at: number
  by: string
  name: string
  ask:
    | JoinList
    | LeaveList
    | Wish
    | OpenTable
    | BreakTable
    | CloseTable
    | CallNext
    | Sit
    | Reserve
    | Release
    | TopUp
    | Count
    | Away
    | Back
    | Change
    | CashOut
    | PickUp
    | Fetch
    | Move
    | Hand
    | Tip
    | Fill
    | OrderChips
    | BringChips
    | ChargeTime
    | CheckDeck
    | CountStub
    | LeaveNote
    | DealerError
    | Ruled
    | CountBox
    | CallFloor
    | Answer
    | DealerIn
    | DealerOut
    | Push
    | NewShift
    | Lapse
    | SetRake
    | RakeBy
    | SetJackpot
    | SeedJackpot
    | HitJackpot
    | SetHighHand
    | ShowHighHand
    | HourOver
    | SetPoints
    | GivePoints
    | SpendPoints
    | ShareTips
    | OpenPit
    | BuyAtPit
    | FillPit
    | RatePlayer
    | ClosePit
    | CountDrop
}
/**
 * Put somebody on a game's list, with the seat he would rather have, 0 for any. The floor gives the `name`.
 */
export interface JoinList {
  type: 'join-list'
  game: string
  person: string
  name: string
  wants: number
}
/**
 * Take somebody off a game's list, and free the seat that was kept for him.
 */
export interface LeaveList {
  type: 'leave-list'
  game: string
  person: string
}
/**
 * Somebody would like another seat (`seat`, 0 for any) at a table, his own or another; no table ends the wish.
 */
export interface Wish {
  type: 'wish'
  table: string
  seat: number
  person: string
}
/**
 * Open a table with a rack counted out by the cage; it may feed a main table (must-move).
 *
 *     `small` and `big` are the blinds, in limit games the two bets. `profile` is the book it is run by. With a `time_fee`
 *     everybody pays it for every `time_minutes` in place of rake; `rakes` is the table of rake it goes by.
 */
export interface OpenTable {
  type: 'open-table'
  table: string
  name: string
  variant: string
  small: number
  big: number
  least: number
  most: number
  seats: number
  profile: string
  feeds: string
  rack: number
  time_fee: number
  time_minutes: number
  rakes: string
}
/**
 * Bring everybody at a table to free seats of its game; nobody posts for it.
 */
export interface BreakTable {
  type: 'break-table'
  table: string
}
/**
 * Close a table nobody sits at; its rack is counted.
 */
export interface CloseTable {
  type: 'close-table'
  table: string
  rack: number
}
/**
 * Call the next from a game's list to a free seat, and keep it for him.
 */
export interface CallNext {
  type: 'call-next'
  game: string
}
/**
 * Somebody takes a seat with chips bought from the rack.
 */
export interface Sit {
  type: 'sit'
  table: string
  seat: number
  person: string
  chips: number
  name: string
  waits: boolean
}
/**
 * Keep a free seat for somebody.
 */
export interface Reserve {
  type: 'reserve'
  table: string
  seat: number
  person: string
  name: string
}
/**
 * Keep a seat no longer.
 */
export interface Release {
  type: 'release'
  table: string
  seat: number
}
/**
 * A player buys more chips from the rack.
 */
export interface TopUp {
  type: 'top-up'
  table: string
  seat: number
  chips: number
}
/**
 * A player's stack was counted.
 */
export interface Count {
  type: 'count'
  table: string
  seat: number
  chips: number
}
/**
 * A player's chair is empty, by his own `word` or without one; his absence is counted from now.
 */
export interface Away {
  type: 'away'
  table: string
  seat: number
  word: boolean
}
/**
 * A player is back; he waits for the big blind, or posts what he owes.
 */
export interface Back {
  type: 'back'
  table: string
  seat: number
  waits: boolean
}
/**
 * The floor gives a player another seat at his table.
 */
export interface Change {
  type: 'change'
  table: string
  seat: number
  to: number
}
/**
 * A player leaves; all his `chips`, counted, go into the rack.
 */
export interface CashOut {
  type: 'cash-out'
  table: string
  seat: number
  chips: number
}
/**
 * An absent player's stack, counted, goes to the cage.
 */
export interface PickUp {
  type: 'pick-up'
  table: string
  seat: number
  chips: number
}
/**
 * Somebody gets his chips from the cage.
 */
export interface Fetch {
  type: 'fetch'
  person: string
}
/**
 * The house brings a player, with all his chips, to a seat of another table.
 */
export interface Move {
  type: 'move'
  person: string
  to: string
  seat: number
}
/**
 * A hand is over: the button moves, blinds go by those who are away; what was dropped from its pot.
 *
 *     With its `pot` the room works that out by the table of rake, for so many `players` dealt in, 0 for all there.
 */
export interface Hand {
  type: 'hand'
  table: string
  rake: number
  jackpot: number
  pot: number | null
  players: number
  flop: boolean
}
/**
 * A tip goes into its box.
 */
export interface Tip {
  type: 'tip'
  table: string
  chips: number
}
/**
 * Chips come from the cage into a rack; below zero they go back. A call for a fill is answered by it.
 */
export interface Fill {
  type: 'fill'
  table: string
  chips: number
}
/**
 * A player buys chips the rack does not hold: a lammer lies before him until a runner brings them.
 */
export interface OrderChips {
  type: 'order-chips'
  table: string
  seat: number
  chips: number
}
/**
 * The runner is back: the lammer goes, the chips are the player's.
 */
export interface BringChips {
  type: 'bring-chips'
  table: string
  seat: number
}
/**
 * The time charge is taken from everybody at a table.
 */
export interface ChargeTime {
  type: 'charge-time'
  table: string
}
/**
 * A deck was counted and looked through: when, and which cards are `missing` or to be taken out; none is sound.
 */
export interface CheckDeck {
  type: 'check-deck'
  table: string
  when: 'change' | 'closing' | 'doubt' | 'opening' | 'push'
  missing: string[]
}
/**
 * The stub was counted: how many cards it should hold, and how many it holds.
 */
export interface CountStub {
  type: 'count-stub'
  table: string
  expected: number
  found: number
}
/**
 * A word from one dealer to the next; an empty one takes the words away.
 */
export interface LeaveNote {
  type: 'leave-note'
  table: string
  text: string
}
/**
 * A dealer's error is put on record.
 */
export interface DealerError {
  type: 'dealer-error'
  table: string
  what: 'exposed-card' | 'misdeal' | 'other' | 'pace' | 'wrong-button' | 'wrong-pot'
}
/**
 * A ruling of the floor, for the log of a table: what was answered, by which clauses.
 *
 *     `said` is the same in each language, as the floor desk words it; without it everybody reads `text`.
 */
export interface Ruled {
  type: 'ruled'
  table: string
  text: string
  clauses: string[]
  said: {
    [k: string]: string
  } | null
}
/**
 * A box is emptied and counted by two people, who both sign.
 */
export interface CountBox {
  type: 'count-box'
  table: string
  fee: 'jackpot' | 'rake' | 'time' | 'tips'
  counted: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  by: [string, string]
}
/**
 * The dealer calls the floor; for a fill he says how many `chips` he wants.
 */
export interface CallFloor {
  type: 'call-floor'
  table: string
  why: 'deck' | 'dispute' | 'fill' | 'other' | 'ruling' | 'seat'
  chips: number
}
/**
 * The floor has come to a table.
 */
export interface Answer {
  type: 'answer'
  table: string
}
/**
 * A dealer begins his shift.
 */
export interface DealerIn {
  type: 'dealer-in'
  dealer: string
}
/**
 * A dealer ends his shift.
 */
export interface DealerOut {
  type: 'dealer-out'
  dealer: string
}
/**
 * Push the dealers: everybody gets up who has sat his time, the longest rested sit down.
 */
export interface Push {
  type: 'push'
}
/**
 * Begin a new shift when every table is closed: racks and boxes begin at nothing.
 */
export interface NewShift {
  type: 'new-shift'
  name: string
}
/**
 * The time of those who were called and did not come is up; the room asks it of itself.
 */
export interface Lapse {
  type: 'lapse'
}
/**
 * A table of rake under a `name`; with no rows it is gone, and tables that had it have none.
 */
export interface SetRake {
  type: 'set-rake'
  name: string
  rows: RakeRow[]
  no_flop_no_drop: boolean
}
/**
 * From now on a table's rake goes by the table of rake of this `name`; by none where it is empty.
 */
export interface RakeBy {
  type: 'rake-by'
  table: string
  name: string
}
/**
 * The rules of the bad beat jackpot; without rules there is none.
 */
export interface SetJackpot {
  type: 'set-jackpot'
  rules: BadBeat | null
}
/**
 * The rules of a bad beat jackpot.
 *
 *     `least` are five cards: the hand that is beaten has to be as strong. In both hands `own` cards of the player's have
 *     to play. At least `players` were dealt in. Of the jackpot `pays` percent are paid, the rest stays in it; of what is
 *     paid `loser` and `winner` have so many percent each, and all others who were dealt in share what is left. Chips that
 *     cannot be shared go to the loser.
 */
export interface BadBeat {
  least: string
  own: number
  players: number
  pays: number
  loser: number
  winner: number
}
/**
 * The cage puts chips of the house into the jackpot.
 */
export interface SeedJackpot {
  type: 'seed-jackpot'
  chips: number
}
/**
 * A bad beat: the seat that was beaten and the one that beat it, with the cards they showed over the board.
 *
 *     All who play at the table were dealt in, or those of the seats `dealt`. The cage keeps for each what he has of it.
 */
export interface HitJackpot {
  type: 'hit-jackpot'
  table: string
  board: string
  loser: number
  loser_cards: string
  winner: number
  winner_cards: string
  dealt: number[]
}
/**
 * The rules of the high hand, from now on; with no minutes there is none.
 */
export interface SetHighHand {
  type: 'set-high-hand'
  rules: HighHand
}
/**
 * The rules of a high hand: every so many `minutes` the best one shown, at least as strong as `least`, has `prize`.
 *
 *     `own` of the player's cards have to play. Where nobody has it and `rolls`, the next one has twice the prize, and so
 *     on. With no minutes there is none.
 */
export interface HighHand {
  minutes: number
  prize: number
  least: string
  own: number
  rolls: boolean
}
/**
 * Somebody has shown a hand that is to be the best of the hour.
 */
export interface ShowHighHand {
  type: 'show-high-hand'
  table: string
  seat: number
  cards: string
  board: string
}
/**
 * The time of the high hand is over: whoever has shown the best has his prize; the room asks it of itself.
 */
export interface HourOver {
  type: 'hour-over'
}
/**
 * How many points an hour of play brings, from now on.
 */
export interface SetPoints {
  type: 'set-points'
  rate: number
}
/**
 * The house gives somebody points, and says why.
 */
export interface GivePoints {
  type: 'give-points'
  person: string
  points: number
  why: string
}
/**
 * Somebody spends points, and on what.
 */
export interface SpendPoints {
  type: 'spend-points'
  person: string
  points: number
  why: string
}
/**
 * The tips that were counted go to the dealers.
 */
export interface ShareTips {
  type: 'share-tips'
  how: 'own' | 'time'
}
/**
 * Open a casino table with a rack counted out by the cage.
 *
 *     It deals `pace` rounds an hour; `edge` is the house's part of a bet, in 1/10,000.
 */
export interface OpenPit {
  type: 'open-pit'
  table: string
  name: string
  game: string
  rack: number
  pace: number
  edge: number
}
/**
 * Money goes into the drop box of a casino table, and chips over the table.
 */
export interface BuyAtPit {
  type: 'buy-at-pit'
  table: string
  chips: number
}
/**
 * Chips come from the cage into the rack of a casino table; below zero they go back, which is a credit.
 */
export interface FillPit {
  type: 'fill-pit'
  table: string
  chips: number
}
/**
 * Somebody plays at a casino table for `bet` on average; with none he has stopped.
 */
export interface RatePlayer {
  type: 'rate-player'
  table: string
  person: string
  name: string
  bet: number
}
/**
 * A casino table closes; its rack is counted.
 */
export interface ClosePit {
  type: 'close-pit'
  table: string
  rack: number
}
/**
 * The drop box of a casino table is emptied and counted by two people, who both sign.
 */
export interface CountDrop {
  type: 'count-drop'
  table: string
  counted: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  by: [string, string]
}
/**
 * A dealer's error on record.
 */
export interface SlipSeen {
  at: number
  table: string
  dealer: string
  what: 'exposed-card' | 'misdeal' | 'other' | 'pace' | 'wrong-button' | 'wrong-pot'
}
/**
 * What the floor sees: counts that are out, tables of rake, points, counted tips, dealers, casino tables.
 */
export interface Takings {
  outs: OutSeen[]
  rakes: {
    [k: string]: RakeSchedule
  }
  rate: number
  points: PointsSeen[]
  tips: number
  dealers: DealerTips[]
  pit: PitSeen[]
}
/**
 * Where the shift does not balance: the table, the `place` (`rack`, the fee of a box, `drop`), and by how much.
 */
export interface OutSeen {
  table: string
  name: string
  place: string
  expected: number
  counted: number
  difference: number
  by: string[]
}
/**
 * A house's table of rake. Of the rows with the most players that were dealt in, that of the largest pot counts.
 *
 *     Raises `Mistake` for a row that takes more than its pot, or stands there twice.
 */
export interface RakeSchedule {
  rows: RakeRow[]
  no_flop_no_drop: boolean
}
/**
 * Somebody's points, and how long he has played in this shift (ms).
 */
export interface PointsSeen {
  person: string
  name: string
  points: number
  played: number
}
/**
 * A dealer: tips that fell at his tables and nobody has had yet, how long he has dealt (ms), what he has had.
 */
export interface DealerTips {
  dealer: string
  fell: number
  dealt: number
  had: number
}
/**
 * A casino table of the shift. `rack` is what it held if nobody had won or lost; `win` is known at the end.
 */
export interface PitSeen {
  table: string
  name: string
  game: string
  opened: number
  filled: number
  credited: number
  drop: number
  counted_drop: number | null
  rack: number
  closed: number | null
  win: number | null
  theo: number
  ratings: RatingSeen[]
}
/**
 * Somebody at a casino table: his average bet, since when (ms), until when, and what the house expects of him.
 */
export interface RatingSeen {
  person: string
  name: string
  bet: number
  since: number
  ended: number | null
  theo: number
}
/**
 * What everybody sees: how much the jackpot holds, by which rules it is hit, the high hand, who has won.
 */
export interface Jackpots {
  holds: number
  bad_beat: BadBeat | null
  high: HighSeen | null
  won: WonSeen[]
}
/**
 * The high hand: its rules, what it pays now, until when (ms), and who has shown the best so far, with what.
 */
export interface HighSeen {
  rules: HighHand
  prize: number
  until: number
  name: string
  cards: string
}
/**
 * Who has won chips of the jackpot (`bad-beat` or `high-hand`), and with what cards.
 */
export interface WonSeen {
  at: number
  what: string
  name: string
  chips: number
  cards: string
}
