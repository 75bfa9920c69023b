// Made by `npm run wire` from the schema beside it: not to be edited.

export type EventAsk =
  | ColourUp
  | SetStack
  | Tick
  | NextLevel
  | Stop
  | Resume
  | SetClock
  | SetLevels
  | Push
  | BagUp
  | CarryIn
  | Deal
  | OfferDeal
  | AnswerDeal
  | CallOffDeal
  | EndByDeal
  | Connection
  | Penalise
  | ServePenalty
  | LiftPenalty
  | BlindMissed
  | Protest
  | Ruled
  | Cancel
  | Register
  | Unregister
  | DrawSeats
  | Start
  | CloseRegistration
  | BeginHand
  | EndHand
  | CountHands
  | Bust
  | CallHandForHand
  | CloseRound
  | SetPrizes
  | CashInstead
  | Buy
  | NoRebuy
  | CloseRebuys
  | Seed
  | Pair
  | NextRound
  | Button
  | Move
  | Lock
  | Balance
  | FormFinalTable
  | BreakTable
  | OpenTable
  | SellShare
  | ReturnShare
  | Undo
  | Claim
  | Unclaim
  | Schedule
  | BringBots
  | SeatsIn
  | GiveSeats
  | BringFlight
  | CallFloor
  | Answer
  | Knock
  | LetIn
  | TurnAway
/**
 * What a player carried out of a flight; `head` is the bounty on his head, in cents.
 *
 * @minItems 5
 * @maxItems 5
 */
export type Bag = [string, string, number, string, number]
/**
 * Where the button and the blinds stand, by seat.
 *
 *     With a dead button the button and the small blind may stand at empty seats; a small blind there is not
 *     posted.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Positions = [number, number, number]

/**
 * Take the smallest denomination off the tables, with a chip race at each.
 */
export interface ColourUp {
  type: 'colour-up'
  chip: number
}
/**
 * A player has so many chips: counted anew, found, hidden and forfeited, or surrendered.
 */
export interface SetStack {
  type: 'set-stack'
  player: string
  chips: number
  reason?: 'counted' | 'found' | 'hidden' | 'surrendered'
}
/**
 * Look at the clock: a level that is over makes way for the next.
 */
export interface Tick {
  type: 'tick'
}
/**
 * Announce the next level, or go back `by` levels.
 */
export interface NextLevel {
  type: 'next-level'
  by?: number
}
/**
 * Stop the clock.
 */
export interface Stop {
  type: 'stop'
}
/**
 * Let the clock run on.
 */
export interface Resume {
  type: 'resume'
}
/**
 * Set what is left of the level, in milliseconds.
 */
export interface SetClock {
  type: 'set-clock'
  left: number
}
/**
 * Other levels and breaks: all of them before the start, those still to come while the event runs.
 *
 *     The level that is played and those before it stay as they are.
 */
export interface SetLevels {
  type: 'set-levels'
  levels: Level[]
}
/**
 * One level of blinds, in chips, or a break of so many minutes.
 *
 *     `minutes` 0 takes the event's own; `hands` makes the level as many hands long in place of minutes. At a break
 *     the denominations of `colour_up` leave the table.
 */
export interface Level {
  small_blind?: number
  big_blind?: number
  ante?: number
  bring_in?: number
  small_bet?: number
  big_bet?: number
  minutes?: number
  hands?: number
  game?: string
  break?: number
  colour_up?: number[]
}
/**
 * Dealers change at a table.
 */
export interface Push {
  type: 'push'
  table: number
}
/**
 * A flight is over: everybody left bags his chips, as the floor `counts` them; the money goes on to `to`.
 *
 *     Who is not among the counts has what he is known to have.
 */
export interface BagUp {
  type: 'bag-up'
  to: string
  counts?: {
    [k: string]: number
  }
}
/**
 * A flight comes in to the second day: its bags, how many entries it had, of whom, and their money, in cents.
 *
 *     `level` is where it goes on, `withdrawn` are the denominations it has no more.
 */
export interface CarryIn {
  type: 'carry-in'
  flight: string
  bags: Bag[]
  entries: number
  people: string[]
  pool: number
  bounties: number
  fees: number
  staff: number
  level: number
  withdrawn?: number[]
}
/**
 * A deal: what each player left gets, in cents, `left` for the first place, and who has said yes to just that.
 *
 *     Players whose connection is lost are `disconnected`: with one of them there is no deal.
 */
export interface Deal {
  type: 'deal'
  amounts: {
    [k: string]: number
  }
  agreed: string[]
  left?: number
  disconnected?: string[]
}
/**
 * Put a deal to everybody left: even, by chips, by ICM, or `custom` with its amounts in cents.
 *
 *     `left` is kept for the first place; `player` is who offers it, empty for the floor.
 */
export interface OfferDeal {
  type: 'offer-deal'
  kind: 'chips' | 'custom' | 'even' | 'icm'
  amounts?: {
    [k: string]: number
  }
  left?: number
  player?: string
}
/**
 * A player says yes or no to the deal on offer, which he names by its `number`; the last yes makes it.
 */
export interface AnswerDeal {
  type: 'answer-deal'
  player: string
  number: number
  yes: boolean
}
/**
 * Take the deal on offer back and play on.
 */
export interface CallOffDeal {
  type: 'call-off-deal'
}
/**
 * After a deal nothing more is played: everybody left has what was agreed, and the event is over.
 *
 *     `order` are the players left from the first place down; those it does not name follow by their chips. What the deal
 *     keeps for the first place is his who is named first.
 */
export interface EndByDeal {
  type: 'end-by-deal'
  order?: string[]
}
/**
 * A player's connection is lost, or is back.
 */
export interface Connection {
  type: 'connection'
  player: string
  lost: boolean
}
/**
 * A sanction the floor has found: a warning, hands or rounds to be missed, disqualification.
 *
 *     `by` is the office that imposes it.
 */
export interface Penalise {
  type: 'penalise'
  player: string
  offence: string
  sanction: 'disqualified' | 'hands' | 'rounds' | 'warning'
  number?: number
  by?: '' | 'chief-judge' | 'dealer' | 'director' | 'federation' | 'floor' | 'judge'
}
/**
 * A player has missed so many of his `hands`, as the director says; 0 means all of them.
 */
export interface ServePenalty {
  type: 'serve-penalty'
  player: string
  hands?: number
}
/**
 * The hands that a player has yet to miss are let off him.
 */
export interface LiftPenalty {
  type: 'lift-penalty'
  player: string
  reason?: string
}
/**
 * A blind passed a player by who was not in his seat: on his way from a broken table, `absent`, or `late`.
 */
export interface BlindMissed {
  type: 'blind-missed'
  player: string
  how: 'absent' | 'broken-table' | 'late'
}
/**
 * A player protests a ruling, in writing or by word of mouth.
 */
export interface Protest {
  type: 'protest'
  player: string
  text: string
  written?: boolean
}
/**
 * A ruling of the floor, for the log: at which table, in which of its hands, what was asked and answered.
 *
 *     `said` is the same in each language, as the floor desk words it; without it everybody reads `text`.
 */
export interface Ruled {
  type: 'ruled'
  table: number
  text: string
  clauses?: string[]
  said?: {
    [k: string]: string
  } | null
}
/**
 * Call the event off and give everybody what the book says for the state it is in.
 */
export interface Cancel {
  type: 'cancel'
}
/**
 * Enter a player, at the desk or by himself; a new entry for one who is out is the same command.
 *
 *     It is paid for at the desk, from his wallet, or with a ticket (a `seat` is one of before there were tickets).
 *
 *     `table` and `seat` are the seat the floor gives him for special needs, or before the start of an event of one
 *     table with open seat cards the `seat` he picks. `earlier` is how he ended a flight before this one, if any. He is
 *     `another` than those the house knows by this name.
 */
export interface Register {
  type: 'register'
  player: string
  name?: string
  source?: 'desk' | 'seat' | 'ticket' | 'wallet'
  table?: number
  seat?: number
  earlier?: '' | 'bagged' | 'out'
  another?: boolean
}
/**
 * Take an entry back before the start.
 *
 *     `starts_in` is how long it is to the start, in milliseconds: negative once it has come, 0 where no time is set.
 */
export interface Unregister {
  type: 'unregister'
  player: string
  starts_in?: number
}
/**
 * Draw the seats of a live event before its start; from then on whoever enters draws his at once.
 *
 *     At least so many `tables` are opened.
 */
export interface DrawSeats {
  type: 'draw-seats'
  tables?: number
}
/**
 * Draw the seats where they are not drawn yet, and begin.
 */
export interface Start {
  type: 'start'
}
/**
 * Let nobody else in, before the event's own time.
 */
export interface CloseRegistration {
  type: 'close-registration'
}
/**
 * A table begins its next hand.
 *
 *     With `waived` the director lets a table play this hand that would have to stop for being short (TDA-2022:11D.3).
 */
export interface BeginHand {
  type: 'begin-hand'
  table: number
  waived?: boolean
}
/**
 * A hand is over: the stacks by seat, and for each who lost all the seats that won his last chips.
 */
export interface EndHand {
  type: 'end-hand'
  table: number
  stacks: {
    [k: string]: number
  }
  takers?: {
    [k: string]: number[]
  }
}
/**
 * A live table has played so many hands: penalties are served by them, and its hand of hand for hand is played.
 */
export interface CountHands {
  type: 'count-hands'
  table: number
  hands?: number
}
/**
 * A player lost his last chips, as the floor reports it, to the players in `takers`.
 *
 *     At a live table chips are not counted hand by hand: those of the busted go to the takers' table.
 */
export interface Bust {
  type: 'bust'
  player: string
  takers?: string[]
}
/**
 * Begin or end playing hand for hand.
 */
export interface CallHandForHand {
  type: 'call-hand-for-hand'
  on?: boolean
}
/**
 * Every table has played its hand of hand for hand: rank who went out, and go on to the next.
 */
export interface CloseRound {
  type: 'close-round'
}
/**
 * Other prizes, in cents, the first place first: they sum to the pool, and what is certain stays so.
 */
export interface SetPrizes {
  type: 'set-prizes'
  amounts: number[]
  reason?: string
}
/**
 * Money in place of a prize that is not money, in cents: at least what that is worth.
 */
export interface CashInstead {
  type: 'cash-instead'
  player: string
  amount: number
}
/**
 * A rebuy or an add-on, paid for at the desk or from the player's wallet.
 */
export interface Buy {
  type: 'buy'
  player: string
  kind?: 'add-on' | 'rebuy'
  source?: 'desk' | 'wallet'
}
/**
 * A player who has lost his last chips buys no more.
 */
export interface NoRebuy {
  type: 'no-rebuy'
  player: string
}
/**
 * Sell no more rebuys and add-ons, before the event's own time.
 */
export interface CloseRebuys {
  type: 'close-rebuys'
}
/**
 * A player has a place in the bracket, 1 the best; 0 takes it from him.
 */
export interface Seed {
  type: 'seed'
  player: string
  number: number
}
/**
 * Set the pairs of a bracket by hand: its slots from top to bottom, an empty name a bye; none takes it back.
 */
export interface Pair {
  type: 'pair'
  slots: string[]
}
/**
 * Draw the next round of a shootout or a bracket.
 */
export interface NextRound {
  type: 'next-round'
}
/**
 * Tell where the button and the blinds of a table's last hand stood.
 */
export interface Button {
  type: 'button'
  table: number
  positions: Positions
}
/**
 * The floor moves a player to a seat: a wrong seat found, special needs, a decision of the director.
 *
 *     Players who would like to `swap` are refused: a seat that was drawn is not exchanged.
 */
export interface Move {
  type: 'move'
  player: string
  table: number
  seat: number
  reason?: 'director' | 'special-needs' | 'swap' | 'wrong-seat'
}
/**
 * A player keeps his seat while his table stands.
 */
export interface Lock {
  type: 'lock'
  player: string
  locked?: boolean
}
/**
 * Make the move that is due; `buttons` tells on which seat the button stood in the last hand, by table.
 */
export interface Balance {
  type: 'balance'
  buttons?: {
    [k: string]: number
  }
}
/**
 * Draw the seats of the final table.
 */
export interface FormFinalTable {
  type: 'form-final-table'
}
/**
 * Close a table now, or as soon as its hand is over.
 */
export interface BreakTable {
  type: 'break-table'
  table: number
}
/**
 * Open one more table.
 */
export interface OpenTable {
  type: 'open-table'
}
/**
 * A registered player sells a share of his entry, in percent, `markup` percent above its price.
 *
 *     The backer pays from his wallet, or in cash at the `desk`; he need not play himself, and has a `name` of his own.
 */
export interface SellShare {
  type: 'sell-share'
  player: string
  backer: string
  percent: number
  markup?: number
  source?: 'desk' | 'wallet'
  name?: string
}
/**
 * A backer gives all he bought of a player's entry back before the start, and has his money again.
 */
export interface ReturnShare {
  type: 'return-share'
  player: string
  backer: string
}
/**
 * Take an entry of the log back, with its money, if it is the last that counts.
 */
export interface Undo {
  type: 'undo'
  number: number
}
/**
 * Be the player whose code this is.
 */
export interface Claim {
  type: 'claim'
  code: string
}
/**
 * Be no longer the player whose code one gave.
 */
export interface Unclaim {
  type: 'unclaim'
}
/**
 * Set the start (ms since 1970); None leaves it to the floor.
 */
export interface Schedule {
  type: 'schedule'
  starts_at?: number | null
}
/**
 * Register so many bots of the house.
 */
export interface BringBots {
  type: 'bring-bots'
  count: number
}
/**
 * A satellite's equal prizes are seats in the event of that id; in none where it is empty.
 */
export interface SeatsIn {
  type: 'seats-in'
  event: string
}
/**
 * Register those who have won seats in the other event.
 */
export interface GiveSeats {
  type: 'give-seats'
}
/**
 * Take a flight that has bagged in to the second day.
 */
export interface BringFlight {
  type: 'bring-flight'
  flight: string
}
/**
 * A live table calls the floor, and says what for, and for which `player` where it is about one.
 */
export interface CallFloor {
  type: 'call-floor'
  table: number
  why?: 'change' | 'clock' | 'deck' | 'dispute' | 'other' | 'rebuy' | 'ruling'
  player?: string
}
/**
 * The floor has come to a table that called.
 */
export interface Answer {
  type: 'answer'
  table: number
}
/**
 * Ask to be let in at a private table; who knows its `password` is.
 */
export interface Knock {
  type: 'knock'
  password?: string
}
/**
 * Let in who has knocked, or was sent away, by his number at the door.
 */
export interface LetIn {
  type: 'let-in'
  guest: number
}
/**
 * Do not let in who has knocked, or no longer, by his number at the door; who sits goes when his hand is over.
 */
export interface TurnAway {
  type: 'turn-away'
  guest: number
}
