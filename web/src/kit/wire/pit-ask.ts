// Made by `npm run wire` from the schema beside it: not to be edited.

export type PitAsk =
  | BuyIn
  | Leave
  | ReadRules
  | Bets
  | Bet
  | TakeBack
  | Undo
  | Repeat
  | Ready
  | Cut
  | Decide
  | Withdraw
  | Train
  | Say
  | React
  | AskReview
  | Ignore
  | Report
  | ImproperCut
  | RefuseDraw
  | TopUp
  | Stop
  | OpenAgain
  | Resume
  | Relieve
  | Pay
  | Mute
  | Sanction
  | Review
  | OpenTable

/**
 * Chips of the wallet come to the table.
 */
export interface BuyIn {
  type: 'buy-in'
  chips: number
}
/**
 * They go back to the wallet, when the round is over.
 */
export interface Leave {
  type: 'leave'
}
/**
 * A player was shown the rules of the table, in this version, and has accepted them (RUSPOK:1.6.1).
 */
export interface ReadRules {
  type: 'read-rules'
  version: number
}
/**
 * All bets of a player as they shall lie; at a machine `cut` is how many cards he lifts.
 */
export interface Bets {
  type: 'bets'
  boxes: LaidBox[]
  ready?: boolean
  cut?: number | null
}
/**
 * The chips somebody wants on the fields of one box.
 */
export interface LaidBox {
  box: number
  staked: {
    [k: string]: number
  }
}
/**
 * One more stack of chips on a field of a box; on the first stake where no field is named.
 */
export interface Bet {
  type: 'bet'
  box: number
  amount: number
  field?: string
}
/**
 * Everything off a box, or off all of a player's boxes.
 */
export interface TakeBack {
  type: 'take-back'
  box?: number
}
/**
 * A player's bets as they lay before he touched them last.
 */
export interface Undo {
  type: 'undo'
}
/**
 * The bets of a player's last round.
 */
export interface Repeat {
  type: 'repeat'
}
/**
 * No more bets.
 */
export interface Ready {
  type: 'ready'
}
/**
 * So many cards are lifted from the top and put below.
 */
export interface Cut {
  type: 'cut'
  at: number
}
/**
 * A decision; `round` and `turn` are those of the view it was made on.
 */
export interface Decide {
  type: 'decide'
  round: number
  turn: number
  box: number
  kind: string
  amount?: number
  cards?: string[]
}
/**
 * A request for cards is taken back before it is served.
 */
export interface Withdraw {
  type: 'withdraw'
  box: number
}
/**
 * Whether the trainer speaks.
 */
export interface Train {
  type: 'train'
  on: boolean
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
 * Ask the floor to look again at the step one was given for one's talk; once for each.
 */
export interface AskReview {
  type: 'ask-review'
}
/**
 * Hear somebody at the table no more, or again; nobody is told.
 */
export interface Ignore {
  type: 'ignore'
  player: string
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
 * The floor: the cut lifted or leafed through the cards.
 */
export interface ImproperCut {
  type: 'improper-cut'
  player?: string
}
/**
 * The floor: no exchange and no sixth card for a box in this round.
 */
export interface RefuseDraw {
  type: 'refuse-draw'
  box: number
}
/**
 * The floor: the float comes onto the display now.
 */
export interface TopUp {
  type: 'top-up'
}
/**
 * The floor: no new rounds.
 */
export interface Stop {
  type: 'stop'
}
/**
 * The floor: rounds again.
 */
export interface OpenAgain {
  type: 'open-again'
}
/**
 * The floor: a round the inspector holds is paid by one of the two settlements.
 */
export interface Resume {
  type: 'resume'
  settlement: 'inspector' | 'table'
}
/**
 * The floor: who serves the table from now on, the server and its audit where nobody is named.
 *
 *     `by_hand`: the dealer lays out the payouts himself.
 */
export interface Relieve {
  type: 'relieve'
  dealer?: string
  inspector?: string
  by_hand?: boolean
}
/**
 * The dealer, with the key: all payouts of a round he pays by hand.
 */
export interface Pay {
  type: 'pay'
  boxes: PaidBox[]
}
/**
 * What each field of a box won or lost, as the dealer laid it out; 0 when the stake comes back.
 */
export interface PaidBox {
  box: number
  changes: {
    [k: string]: number
  }
}
/**
 * The floor: the talk is closed for somebody at the table, or open again.
 */
export interface Mute {
  type: 'mute'
  player: string
  on: boolean
}
/**
 * The floor: somebody is given the next step of the ladder of the talk.
 */
export interface Sanction {
  type: 'sanction'
  player: string
  about: 'abuse' | 'live-hand' | 'spam'
}
/**
 * The floor has looked again at somebody's last step: it is upheld, or lifted.
 */
export interface Review {
  type: 'review'
  player: string
  upheld: boolean
}
/**
 * A table or a machine is opened; `maximum` is of the first stake, at a machine five coins.
 *
 *     At a machine it may be allowed to double what was won (`double_up`), and to play so many `hands` at once. `nth` says
 *     that the name is that of the game, as the nth table of it: others read it in their own language.
 */
export interface OpenTable {
  type: 'open-table'
  name: string
  game: string
  minimum: number
  maximum?: number
  house?: string | null
  double_up?: boolean
  hands?: number
  nth?: number
}
