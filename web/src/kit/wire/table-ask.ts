// Made by `npm run wire` from the schema beside it: not to be edited.

export type TableAsk =
  | Sit
  | Leave
  | SitOut
  | SitIn
  | Wait
  | TopUp
  | ChangeSeat
  | Straddle
  | RunTwice
  | AtBigBlind
  | KeepStack
  | Choose
  | Act
  | Agree
  | AutoMuck
  | RunBank
  | CallBank
  | Say
  | React
  | Face
  | AskReview
  | Ignore
  | Report
  | ShowCards
  | Rabbit
  | Knock
  | Pledge
  | OpenNonce
  | Queue
  | Unqueue
  | Hold
  | Void
  | Mark
  | PickUp
  | Reseat
  | Mute
  | Sanction
  | Review
  | Free
  | Rule
  | LetIn
  | TurnAway
  | SendAway
  | End
  | SetTerms
  | CallBomb
  | Correct
  | AddBot
  | Move

/**
 * Take a seat with `chips` from the wallet; who `waits` comes in with the big blind instead of posting.
 */
export interface Sit {
  type: 'sit'
  seat: number
  chips: number
  waits?: boolean
}
/**
 * Give up the seat: at once between hands, else folding in turn and leaving when the hand is over.
 */
export interface Leave {
  type: 'leave'
}
/**
 * Stay in the seat, but be dealt no more hands. Who is away `now` gives up the hand he is in, and no other.
 *
 *     His turns in it are then taken for him, as are those of who let his time pass.
 */
export interface SitOut {
  type: 'sit-out'
  now?: boolean
}
/**
 * Be dealt in again: posting what was missed, or, who `waits`, with the big blind.
 */
export interface SitIn {
  type: 'sit-in'
  waits?: boolean
}
/**
 * Say whether to come in with the big blind or to post now.
 */
export interface Wait {
  type: 'wait'
  waits: boolean
}
/**
 * Bring `chips` more from the wallet; in a hand they play from the next one.
 */
export interface TopUp {
  type: 'top-up'
  chips: number
}
/**
 * Take another seat at the table.
 */
export interface ChangeSeat {
  type: 'change-seat'
  to: number
}
/**
 * Straddle from now on whenever first to act, or no longer.
 */
export interface Straddle {
  type: 'straddle'
  on: boolean
}
/**
 * From now on run the board twice when all-in, or once; `None`: ask me each time.
 */
export interface RunTwice {
  type: 'run-twice'
  on: boolean | null
}
/**
 * Play on until the big blind would next come to one, `then` sit out or leave; with nothing post it as usual.
 */
export interface AtBigBlind {
  type: 'at-big-blind'
  then: '' | 'leave' | 'sit-out'
}
/**
 * From now on have one's stack filled up to so many chips from the wallet between hands; with 0 no longer.
 */
export interface KeepStack {
  type: 'keep-stack'
  chips: number
}
/**
 * Name the game of the next hand, on the button at a table of dealer's choice.
 */
export interface Choose {
  type: 'choose'
  game: string
}
/**
 * Act in the hand. `hand` and `turn`, copied from the view, say which decision is meant.
 *
 *     `to` is a raise's total on the street, `cards` are those thrown away, none to stand pat. To show or to muck is asked
 *     of who wants to be asked, at the showdown.
 */
export interface Act {
  type: 'act'
  hand: number
  turn: number
  action: 'bring-in' | 'call' | 'check' | 'discard' | 'fold' | 'muck' | 'raise' | 'show'
  to?: number
  cards?: string[]
}
/**
 * Answer, all-in in the hand `hand`, whether its board is run out twice.
 */
export interface Agree {
  type: 'agree'
  hand: number
  on: boolean
}
/**
 * From now on muck my beaten hands at the showdown, or ask me each time.
 *
 *     Who is asked has a third of the time of a decision; then his hand is mucked. It counts from the next hand.
 */
export interface AutoMuck {
  type: 'auto-muck'
  on: boolean
}
/**
 * From now on let my time bank run by itself once the clock is out, or only when I call it.
 */
export interface RunBank {
  type: 'run-bank'
  by_itself: boolean
}
/**
 * Call my time bank for this decision; `hand` and `turn`, copied from the view, say which is meant.
 */
export interface CallBank {
  type: 'call-bank'
  hand: number
  turn: number
}
/**
 * Say something to the table.
 */
export interface Say {
  type: 'say'
  text: string
}
/**
 * Say a quick word, or show a reaction: what may tell something of a hand, only once it is over.
 */
export interface React {
  type: 'react'
  what:
    | 'amazed'
    | 'back'
    | 'bye'
    | 'claps'
    | 'good-luck'
    | 'hello'
    | 'laughs'
    | 'one-moment'
    | 'sorry'
    | 'thanks'
    | 'toasts'
    | 'well-played'
}
/**
 * Be shown to everybody by this face of the set that pages draw; 0 for the one that follows from one's name.
 */
export interface Face {
  type: 'face'
  face: number
}
/**
 * Ask the floor to look again at the step one was given for one's talk; once for each.
 */
export interface AskReview {
  type: 'ask-review'
}
/**
 * Hear the player of a seat no more, or again; nobody is told.
 */
export interface Ignore {
  type: 'ignore'
  seat: number
  on: boolean
}
/**
 * Report a line of the talk to the floor, by the number it was told with.
 */
export interface Report {
  type: 'report'
  line: number
}
/**
 * Show `cards` of one's own to everybody, once the hand `hand` is over; the others stay hidden.
 */
export interface ShowCards {
  type: 'show-cards'
  hand: number
  cards: string[]
}
/**
 * Ask to see the cards that would have come.
 */
export interface Rabbit {
  type: 'rabbit'
}
/**
 * Ask to be let in at a private table; who knows its `password` is.
 */
export interface Knock {
  type: 'knock'
  password?: string
}
/**
 * Commit oneself to a number that cuts the next deck to be sealed: its hash.
 */
export interface Pledge {
  type: 'pledge'
  commitment: string
}
/**
 * Tell the number one had committed oneself to, now that the deck `of` a hand is sealed.
 */
export interface OpenNonce {
  type: 'open-nonce'
  of: string
  nonce: string
}
/**
 * Wait for a seat at a full table's game and limit: any, or the one that is wanted.
 */
export interface Queue {
  type: 'queue'
  wants?: number
}
/**
 * Wait no more.
 */
export interface Unqueue {
  type: 'unqueue'
}
/**
 * Deal no hand until the word is given; an empty `why` gives it.
 */
export interface Hold {
  type: 'hold'
  why?: string
}
/**
 * The hand is no hand: everything put in goes back, and the next one is dealt from the same button.
 */
export interface Void {
  type: 'void'
  why: string
}
/**
 * Put an absence marker in front of a seat.
 */
export interface Mark {
  type: 'mark'
  seat: number
}
/**
 * Count the stack of one who was away too long to the cage; so many wait for a seat.
 */
export interface PickUp {
  type: 'pick-up'
  seat: number
  waiting: number
}
/**
 * Give the player of a seat another one at this table.
 */
export interface Reseat {
  type: 'reseat'
  seat: number
  to: number
}
/**
 * Close the chat for the player of a seat, or open it again.
 */
export interface Mute {
  type: 'mute'
  seat: number
  on: boolean
}
/**
 * Give the player of a seat the next step of the ladder of the chat: a warning, then the chat closed for a time.
 */
export interface Sanction {
  type: 'sanction'
  seat: number
  about: 'abuse' | 'live-hand' | 'spam'
}
/**
 * Look again at the last step that the player of a seat was given: it is upheld, or lifted.
 */
export interface Review {
  type: 'review'
  seat: number
  upheld: boolean
}
/**
 * Keep a seat for nobody any more.
 */
export interface Free {
  type: 'free'
  seat: number
}
/**
 * Rule on what has happened, `under` a profile or the table's own book, and keep the ruling in the table's log.
 *
 *     What happened is told as scenario files tell it, in a `line` or at a `table` of its own. With a `hand` and its
 *     `turn` it happened in the hand being played, where seats are called by their numbers: it is ruled on what everybody
 *     there sees, and carried out in that hand. Where the book leaves a choice, `option` is the one taken.
 */
export interface Rule {
  type: 'rule'
  under?: string
  line?: string
  table?: {}
  happened?: unknown[]
  policy?: {
    [k: string]: string | number | boolean
  }
  hand?: number
  turn?: number
  option?: string
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
/**
 * Ask the player of a seat to go when his hand is over; he does not come back unless he is let in.
 */
export interface SendAway {
  type: 'send-away'
  seat: number
}
/**
 * Deal no hand after this one: everybody goes with his chips, and the table is closed.
 */
export interface End {
  type: 'end'
}
/**
 * Change the table's terms, from now on or after the hand being played; what is not named stays as it is.
 *
 *     `small` and `big` are the blinds, in limit games the two bets; buy-ins go from `least` to `most` big blinds; `act`
 *     and `bank` are seconds. Every `bomb_every` hands (0: never) a bomb pot is dealt, for which everybody antes
 *     `bomb_ante` (0: two big blinds); `seven_deuce` is what each pays to who wins with seven and deuce (0: nothing).
 *     What is streamed (nothing of a private table, the table, or its cards too) is so `stream_delay` seconds later.
 */
export interface SetTerms {
  type: 'set-terms'
  game?: string
  small?: number | null
  big?: number | null
  ante?: number | null
  ante_by?: ('all' | 'big-blind' | 'button') | null
  least?: number | null
  most?: number | null
  act?: number | null
  bank?: number | null
  straddle?: boolean | null
  run_twice?: boolean | null
  rabbit?: boolean | null
  bomb_every?: number | null
  bomb_ante?: number | null
  seven_deuce?: number | null
  learning?: boolean | null
  stream?: ('' | 'cards' | 'table') | null
  stream_delay?: number | null
}
/**
 * Deal the next hand as a bomb pot.
 */
export interface CallBomb {
  type: 'call-bomb'
}
/**
 * Put a stack right, between hands: it is `chips` from now on, and everybody is told who did it and `why`.
 *
 *     What it differs by comes from the stack of the seat `other`, or goes there; with 0 from the player's wallet, or
 *     there.
 */
export interface Correct {
  type: 'correct'
  seat: number
  chips: number
  why: string
  other?: number
}
/**
 * Seat a bot: a `level` of play and a `style`; at any empty seat where none is named.
 */
export interface AddBot {
  type: 'add-bot'
  seat?: number
  level?: 'easy' | 'hard' | 'medium'
  style?: 'bold' | 'careful' | 'loose' | 'steady'
}
/**
 * Bring the player of a seat to a seat of another table of the same game; he posts nothing there.
 */
export interface Move {
  type: 'move'
  seat: number
  to: string
  to_seat: number
}
