// Made by `npm run wire` from the schema beside it: not to be edited.

export type FromTable = TableMessage | TableChange | ListsMessage | LobbyMessage | HandSummary | SheetView

/**
 * How a table stands, and the `events` since the version the viewer had seen.
 *
 *     For who comes, and after a `resync`, they are those of this hand and the one before, with which a log begins.
 */
export interface TableMessage {
  t: 'state'
  of: string
  version: number
  now: number
  view: TableView
  events: (
    | HandStartedEvent
    | HandOverEvent
    | PostEvent
    | DealEvent
    | UpEvent
    | BoardEvent
    | DiscardEvent
    | BringInEvent
    | FoldEvent
    | CheckEvent
    | CallEvent
    | RaiseEvent
    | ReturnEvent
    | RakeEvent
    | ShowEvent
    | MuckEvent
    | WinEvent
    | RabbitEvent
    | RunEvent
    | WaitsEvent
    | ToldEvent
    | ExposeEvent
    | ReplaceEvent
    | FloorEvent
    | TimedOutEvent
    | ReconnectingEvent
    | VoidedEvent
    | SatEvent
    | LeftEvent
    | SentAwayEvent
    | EndedEvent
    | ChangedSeatEvent
    | ToppedUpEvent
    | AnnouncedEvent
    | ChargedEvent
    | ChoseEvent
    | SaidEvent
    | ReactedEvent
    | HeldBackEvent
    | SanctionedEvent
    | ReviewedEvent
    | HeldEvent
    | RuledEvent
    | RestakedEvent
    | TermEvent
    | GameSetEvent
    | BombEvent
    | BountyEvent
    | CorrectedEvent
    | ResumedEvent
  )[]
  resync: boolean
  kind: 'table'
}
/**
 * A table as one viewer may see it.
 *
 *     `book` is the profile it is played by, `held` why the floor lets no hand be dealt, empty when it does. `back` is
 *     what the viewer must bring, having left this game within the hour; 0 where the least buy-in is enough. A table is
 *     `stopped` where something is wrong with it, and `closed` where nothing will be played at it any more.
 *     `event` is the tournament whose table it is, empty at any other; `event_note` what the event has to say of the hand,
 *     by language, where it has. `chat` is for the floor alone. Before the `door` of a `private` table, where it is not
 *     empty, one sees nothing of who plays there; `password` says whether one lets in. `host` is for whoever has opened
 *     it; where it has `ended` no more hands are dealt.
 */
export interface TableView {
  id: string
  name: string
  game: string
  small_blind: number
  big_blind: number
  ante: number
  ante_by: 'all' | 'big-blind' | 'button'
  betting: string
  bets: number[]
  bring_in: number
  rotation: RotationView | null
  min_buy_in: number
  max_buy_in: number
  act_seconds: number
  max_seats: number
  stopped: boolean
  closed: boolean
  seats: SeatView[]
  button: number | null
  small_blind_seat: number | null
  big_blind_seat: number | null
  deal_at: number | null
  hand: HandView | null
  you: You | null
  reserved: ReservedView[]
  waiting: WaitingView[]
  place: PlaceView | null
  book: string
  held: string
  house: HouseTerms
  back: number
  event: string
  event_note: {
    [k: string]: string
  } | null
  seal: SealView
  chat: ChatOfFloor | null
  private: boolean
  password: boolean
  door: ('' | 'sent-away' | 'shut') | ('asked' | 'in' | 'out')
  host: HostView | null
  ended: boolean
}
/**
 * A mixed game: its name, its games in their order, and how many hands of each are dealt, 0 where it is chosen.
 *
 *     `next_game` is what the next hand will be as things stand, `next_in` after how many hands it changes to another
 *     (1: with the next; 0 where nobody can tell). `chooser` is the seat that names the next game now, `chosen` what it
 *     has named.
 */
export interface RotationView {
  name: string
  games: string[]
  hands: number
  next_game: string
  next_in: number
  chooser: number | null
  chosen: string | null
}
/**
 * An occupied seat. `up` are the places in `cards` that lie face up for everybody.
 *
 *     Cards that were given up are null for all but whoever had them, who may still look at them.
 *
 *     `drew` is how many cards were exchanged at the last draw: 0 for a pat hand, `None` before any. `standing` says more
 *     than `status`: `active`, `posting`, `waiting` for the big blind, `returning` to post what was `missed` (`small`,
 *     `big`, `both`), `away`, `sitting_out`, `leaving`; `owes` is what he posts unless the big blind reaches him first.
 *     `announced` chips were bought during the hand and play from the next one. By `face` he is shown: one of the set that
 *     pages draw, 0 for the one that follows from his name.
 */
export interface SeatView {
  seat: number
  name: string
  bot: boolean
  stack: number
  bet: number
  status: 'leaving' | 'playing' | 'sitting_out' | 'waiting'
  in_hand: boolean
  folded: boolean
  all_in: boolean
  cards: string[] | null
  up: number[]
  drew: number | null
  hand_name: HandText | null
  last: LastAction | null
  won: number
  away: boolean
  standing: 'active' | 'away' | 'leaving' | 'posting' | 'returning' | 'sitting_out' | 'waiting'
  missed: '' | 'big' | 'both' | 'small'
  owes: Owed | null
  announced: number
  face: number
}
/**
 * The name of a poker hand: a message code and its values, for any language.
 */
export interface HandText {
  code: string
  params: {
    [k: string]: string
  }
}
/**
 * What a player did last on this street.
 */
export interface LastAction {
  kind:
    | (
        | 'ante'
        | 'big-blind'
        | 'button-blind'
        | 'dead-ante'
        | 'dead-post'
        | 'post'
        | 'small-blind'
        | 'straddle'
      )
    | ('bring-in' | 'call' | 'check' | 'discard' | 'fold' | 'raise')
  amount: number
}
/**
 * What a player puts up to be dealt in: the `live` part counts as his bet, the `dead` part goes to the pot.
 */
export interface Owed {
  live: number
  dead: number
}
/**
 * The hand being played or just finished. `hand` and `turn` of an action are `number` and `turn` here.
 *
 *     After `deadline` the player in turn has `bank` ms more; 0 where his time bank is empty or waits to be called.
 *     `rabbit` are the cards that would have come on each board, once somebody has asked for them; `hunted` says that
 *     somebody may. `equities` are told as soon as all hands that are in it lie open, street by street.
 */
export interface HandView {
  number: number
  turn: number
  street: string
  board: string[]
  boards: string[][]
  pots: PotView[]
  total: number
  to_act: number | null
  deadline: number | null
  bank: number
  over: boolean
  winners: Winner[]
  asked: AskedView | null
  rabbit: string[][]
  hunted: boolean
  equities: EquityView[]
}
/**
 * A pot and the seats that can win it.
 */
export interface PotView {
  amount: number
  seats: number[]
}
/**
 * A share of a pot: `pot` counts from the main pot, 0; `share` is the half of one that high and low split.
 */
export interface Winner {
  seat: number
  amount: number
  pot: number
  board: number
  share: ('high' | 'low') | null
  hand: HandText | null
}
/**
 * All-in with cards to come: the seats still to say, until when, whether the board is run out so many `times`.
 */
export interface AskedView {
  times: number
  seats: number[]
  until: number | null
}
/**
 * What the hands that lie open win of the pot on average, with so many `cards` on the board: per mille, by seat.
 */
export interface EquityView {
  cards: number
  shares: [number, number][]
}
/**
 * The viewer's own place at the table.
 *
 *     `waits` says that he comes in with the big blind instead of posting; `straddles` and `runs_twice` are his switches:
 *     with `runs_twice` null he is asked each time.
 *     `bank` is what is left of his time bank, in ms, which runs `bank_by_itself` or when he calls it; `conduct` where he
 *     stands on the ladder of the chat; the players of the seats that are `ignored` he does not hear.
 *     Once the hand is over he may show what others have not seen of his cards: `hidden` are those, and `shows` says
 *     whether it may be `some` of them, or only `all`. With `auto_muck` his beaten hands are mucked at the
 *     showdown unasked. `at_big_blind` is what he does when the big blind would next come to him, `keeps` up to how many
 *     chips his stack is filled between hands.
 */
export interface You {
  seat: number
  wallet: number
  status: 'leaving' | 'playing' | 'sitting_out' | 'waiting'
  options: OptionsView | null
  waits: boolean
  straddles: boolean
  runs_twice: boolean | null
  bank: number
  conduct: ConductView | null
  ignored: number[]
  bank_by_itself: boolean
  hidden: string[]
  shows: 'all' | 'some'
  auto_muck: boolean
  at_big_blind: '' | 'leave' | 'sit-out'
  keeps: number
}
/**
 * What the viewer may do now, in chips; raises are totals of the street, 0 where there is no such raise.
 *
 *     `discards` are the fewest and the most cards to throw away; with `fixed` only `raise_min` and `raise_max` are
 *     legal totals. `plays_for` is told at tables for learning: what lies in the middle that a call could win, without the
 *     call itself, and in games with two cards of one's own what they win of the pot against as many unknown hands as are
 *     in it (`wins`, per mille). At the showdown who wants to be asked may `show` his beaten hand or `muck` it. What most
 *     games have nothing of is not told where there is none.
 */
export interface OptionsView {
  fold: boolean
  check: boolean
  call: number
  raise_min: number
  raise_max: number
  pot_raise: number
  opens?: boolean
  bring_in?: number
  discards?: [number, number] | null
  fixed?: boolean
  plays_for?: number
  show?: boolean
  muck?: boolean
  wins?: number
}
/**
 * The last step somebody was given of the ladder of the chat: a mute of so many `minutes`, `until` when (ms).
 *
 *     `until` is 0 where the chat is open to him, null where the floor must look at it first; he may ask for one `review`.
 */
export interface ConductView {
  measure: 'mute' | 'until-review' | 'warning'
  minutes: number
  until: number | null
  by: 'filter' | 'floor'
  about: 'abuse' | 'live-hand' | 'spam'
  clause: string
  review: 'asked' | 'lifted' | 'none' | 'upheld'
}
/**
 * An empty seat that is kept for somebody.
 */
export interface ReservedView {
  seat: number
  name: string
}
/**
 * Somebody on the list of a game and limit: since when (ms), the seat he `wants`, 0 any, the one kept for him.
 */
export interface WaitingView {
  name: string
  since: number
  wants: number
  kept: KeptView | null
}
/**
 * The seat, at whatever table of the game, that is kept for one who was called, and until when (ms).
 */
export interface KeptView {
  table: string
  seat: number
  until: number
}
/**
 * The viewer's own place on the list: how many are before him, how long it should take (ms), the seat kept.
 */
export interface PlaceView {
  before: number
  expected: number | null
  kept: KeptView | null
}
/**
 * What the house offers and takes at a table: whether there is a straddle, how often a board may be run out.
 *
 *     `rake_percent` and `rake_cap` (chips, by how many were dealt in) or `time_fee` for every `time_minutes`. Beyond the
 *     time of each action there is a `bank`, and `reconnect` for who has lost the connection (seconds); whoever lets it
 *     pass where nothing is to be called is held to `silence`. Whoever has the link sees it streamed, `stream_delay`
 *     seconds late: of a private table nothing, as everybody sees it, or with all cards once a hand is over.
 */
export interface HouseTerms {
  straddle: boolean
  run_it: number
  rake_percent: number
  rake_caps: [number, number][]
  jackpot: number
  time_fee: number
  time_minutes: number
  bank: number
  reconnect: number
  silence: 'check' | 'fold'
  stream: '' | 'cards' | 'table'
  stream_delay: number
}
/**
 * The decks of the hand, and after them the one that is dealt next, with the cards the viewer saw opened.
 *
 *     A hand that was dealt without a seal has none.
 */
export interface SealView {
  decks: DeckView[]
  opened: ProofView[]
}
/**
 * A sealed deck, or a stub shuffled anew: its seal, and the numbers it was cut by; none as long as it waits.
 *
 *     The order it is dealt in comes of the seal and those numbers.
 */
export interface DeckView {
  of: string
  cards: number
  root: string
  pledges: Pledge[]
  openings: string[]
}
/**
 * Who committed himself before the deck was sealed, by seat; 0 is the house.
 */
export interface Pledge {
  seat: number
  commitment: string
}
/**
 * A card the viewer saw, at which step of the order of which deck it came, and what leads from it to the seal.
 *
 *     `proof` is its salt, 16 bytes, and the hashes beside its way to the seal, 32 bytes each, without those that the
 *     cards opened before it have shown.
 */
export interface ProofView {
  step: number
  card: string
  proof: string
  deck?: number
}
/**
 * What the floor alone is shown of a table's talk: reports, the last one first, and who stands on the ladder.
 */
export interface ChatOfFloor {
  reports: ReportView[]
  sanctioned: SanctionedView[]
}
/**
 * A line that was reported `by` somebody, with those round it; `by` is empty when he has gone.
 */
export interface ReportView {
  by: string
  at: number
  lines: ReportedLine[]
}
/**
 * A line of the talk round a reported one, which is `it`.
 */
export interface ReportedLine {
  name: string
  text: string
  it: boolean
}
/**
 * Somebody who was given a step of the ladder of the chat.
 */
export interface SanctionedView {
  seat: number
  name: string
  conduct: ConductView
}
/**
 * What the host of a table alone is shown: who came to its door, and its `terms` from the next hand on.
 *
 *     `password` says whether it has one, `bombs` whether its game has bomb pots, `bomb` whether he has called one.
 */
export interface HostView {
  guests: GuestView[]
  password: boolean
  terms: ArrangedView
  bombs: boolean
  bomb: boolean
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
 * The terms of a table as its host may change them: in chips, buy-ins in big blinds, times in seconds.
 */
export interface ArrangedView {
  game: string
  small: number
  big: number
  ante: number
  ante_by: 'all' | 'big-blind' | 'button'
  least: number
  most: number
  act: number
  bank: number
  straddle: boolean
  run_twice: boolean
  rabbit: boolean
  bomb_every: number
  bomb_ante: number
  seven_deuce: number
  learning: boolean
  stream: '' | 'cards' | 'table'
  stream_delay: number
}
/**
 * A hand begins: its `game`, and who was dealt in, by seat.
 */
export interface HandStartedEvent {
  kind: 'hand_started'
  hand: number
  game?: string
  names?: {
    [k: string]: string
  }
}
/**
 * A hand has ended.
 */
export interface HandOverEvent {
  kind: 'hand_over'
  hand: number
}
/**
 * A blind, an ante, a straddle.
 */
export interface PostEvent {
  kind: 'post'
  seat: number
  amount: number
  what:
    'ante' | 'big-blind' | 'button-blind' | 'dead-ante' | 'dead-post' | 'post' | 'small-blind' | 'straddle'
  all_in?: boolean
}
/**
 * Cards for a player.
 */
export interface DealEvent {
  kind: 'deal'
  seat: number
  cards: string[]
}
/**
 * Cards for a player, face up.
 */
export interface UpEvent {
  kind: 'up'
  seat: number
  cards: string[]
}
/**
 * Cards for everybody, on the board of that number.
 */
export interface BoardEvent {
  kind: 'board'
  cards: string[]
  board: number
}
/**
 * Cards thrown away, none to stand pat; which they are, only their player may know.
 */
export interface DiscardEvent {
  kind: 'discard'
  seat: number
  count: number
  cards: string[] | null
}
/**
 * The forced bet of stud.
 */
export interface BringInEvent {
  kind: 'bring-in'
  seat: number
  amount: number
  all_in?: boolean
}
/**
 * A player gives up.
 */
export interface FoldEvent {
  kind: 'fold'
  seat: number
}
/**
 * A player stays in without betting.
 */
export interface CheckEvent {
  kind: 'check'
  seat: number
}
/**
 * A player puts in what he owes, or all he has.
 */
export interface CallEvent {
  kind: 'call'
  seat: number
  amount: number
  all_in?: boolean
}
/**
 * A player bets or raises.
 */
export interface RaiseEvent {
  kind: 'raise'
  seat: number
  amount: number
  all_in?: boolean
}
/**
 * Chips nobody called go back.
 */
export interface ReturnEvent {
  kind: 'return'
  seat: number
  amount: number
}
/**
 * What the house takes from a pot; `seat` is 0.
 */
export interface RakeEvent {
  kind: 'rake'
  seat: number
  amount: number
}
/**
 * A player turns his cards up.
 */
export interface ShowEvent {
  kind: 'show'
  seat: number
  cards: string[]
  hand: HandText | null
}
/**
 * A player throws his hand away at the showdown.
 */
export interface MuckEvent {
  kind: 'muck'
  seat: number
}
/**
 * A share of a pot, as in `Winner`.
 */
export interface WinEvent {
  kind: 'win'
  seat: number
  amount: number
  pot: number
  board: number
  share?: ('high' | 'low') | null
}
/**
 * A player has asked for the cards that would have come: those of each board.
 */
export interface RabbitEvent {
  kind: 'rabbit'
  seat: number
  boards: string[][]
}
/**
 * The board is run out so many times.
 */
export interface RunEvent {
  kind: 'run'
  count: number
}
/**
 * All-ins wait face down until the other tables have played their hand.
 */
export interface WaitsEvent {
  kind: 'waits'
}
/**
 * The hands that waited face down are opened.
 */
export interface ToldEvent {
  kind: 'told'
}
/**
 * Everybody has seen cards of a player.
 */
export interface ExposeEvent {
  kind: 'expose'
  seat: number
  cards: string[]
}
/**
 * The floor has taken a card of a player out of play, or with `seat` 0 one of a board; another takes its place.
 */
export interface ReplaceEvent {
  kind: 'replace'
  seat: number
  cards: string[]
}
/**
 * The floor has done something else to the hand; `seat` is 0 where it is about nobody.
 */
export interface FloorEvent {
  kind: 'floor'
  seat: number
  amount: number
  what: 'award' | 'kill' | 'late-post' | 'restore' | 'return-bet' | 'stands' | 'turn' | 'void'
}
/**
 * The player in turn has let his time pass.
 */
export interface TimedOutEvent {
  kind: 'timed_out'
  seat: number
}
/**
 * The player in turn has lost the connection and gets more time, once a hand.
 */
export interface ReconnectingEvent {
  kind: 'reconnecting'
  seat: number
}
/**
 * The hand is no hand, and why.
 */
export interface VoidedEvent {
  kind: 'voided'
  why: string
}
/**
 * Somebody takes a seat.
 */
export interface SatEvent {
  kind: 'sat'
  seat: number
  name: string
}
/**
 * Somebody leaves the table.
 */
export interface LeftEvent {
  kind: 'left'
  seat: number
  name: string
}
/**
 * The host has asked somebody to go.
 */
export interface SentAwayEvent {
  kind: 'sent_away'
  seat: number
  name: string
}
/**
 * No hand is dealt here after this one.
 */
export interface EndedEvent {
  kind: 'ended'
}
/**
 * Somebody takes another seat of the table.
 */
export interface ChangedSeatEvent {
  kind: 'changed_seat'
  seat: number
  name: string
  to: number
}
/**
 * Somebody has brought more chips.
 */
export interface ToppedUpEvent {
  kind: 'topped_up'
  seat: number
  amount: number
}
/**
 * Somebody brings more chips, which play from the next hand.
 */
export interface AnnouncedEvent {
  kind: 'announced'
  seat: number
  amount: number
}
/**
 * Somebody has paid for the time.
 */
export interface ChargedEvent {
  kind: 'charged'
  seat: number
  amount: number
}
/**
 * The player on the button names the game of the next hand.
 */
export interface ChoseEvent {
  kind: 'chose'
  seat: number
  game: string
}
/**
 * Somebody says something to the table; `line` is the number it is reported by.
 */
export interface SaidEvent {
  kind: 'said'
  seat: number
  name: string
  what: string
  line?: number
}
/**
 * Somebody says a quick word to the table, or shows a reaction.
 */
export interface ReactedEvent {
  kind: 'reacted'
  seat: number
  name: string
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
 * The viewer's message was held back: what of the hand it speaks of, by which clause.
 */
export interface HeldBackEvent {
  kind: 'held_back'
  seat: number
  about: 'advice' | 'bluff' | 'cards' | 'fold' | 'hand' | 'strength'
  clause: string
}
/**
 * The viewer is given a step of the ladder of the chat: `minutes` of a mute, by whom, for what, by which clause.
 */
export interface SanctionedEvent {
  kind: 'sanctioned'
  measure: 'mute' | 'until-review' | 'warning'
  minutes: number
  by: 'filter' | 'floor'
  about: 'abuse' | 'live-hand' | 'spam'
  clause: string
}
/**
 * The floor has looked at the viewer's last step: it stands, or is lifted.
 */
export interface ReviewedEvent {
  kind: 'reviewed'
  upheld: boolean
}
/**
 * The floor lets no hand be dealt, and why; or, with an empty `why`, it gives the word.
 */
export interface HeldEvent {
  kind: 'held'
  why: string
}
/**
 * The floor has ruled by a profile: what it `said` in each language, and the clauses it `cites`.
 */
export interface RuledEvent {
  kind: 'ruled'
  name: string
  said: {
    [k: string]: string
  }
  cites: string[]
}
/**
 * The table goes on at other stakes.
 */
export interface RestakedEvent {
  kind: 'restaked'
}
/**
 * The host, by `name`, has changed a term of the table.
 *
 *     `amount` and `more` are the two amounts of stakes and buy-ins in chips, a number of seconds or of hands, or 0 and 1
 *     for no and yes; `about` says who antes, if anybody does, or what is streamed.
 */
export interface TermEvent {
  kind: 'term'
  name: string
  term:
    | 'act'
    | 'ante'
    | 'bank'
    | 'bombs'
    | 'buy-in'
    | 'learning'
    | 'rabbit'
    | 'run-twice'
    | 'seven-deuce'
    | 'stakes'
    | 'straddle'
    | 'stream'
  amount: number
  more: number
  about: string
  holds: 'next-hand' | 'now'
}
/**
 * The host, by `name`, has named the game, or the mix, that is played from now on or from the next hand.
 */
export interface GameSetEvent {
  kind: 'game_set'
  name: string
  game: string
  holds: 'next-hand' | 'now'
}
/**
 * The next hand is a bomb pot, by the host's word: everybody antes so many chips.
 */
export interface BombEvent {
  kind: 'bomb'
  name: string
  amount: number
}
/**
 * Who has won with seven and deuce is paid so many chips by the others together.
 */
export interface BountyEvent {
  kind: 'bounty'
  seat: number
  amount: number
}
/**
 * The host has put a stack right: from so many chips to so many, why, and whose stack gave or took the difference.
 *
 *     `by` is the host's name; the difference is another stack's, whose player is called `other`, or the wallet's.
 */
export interface CorrectedEvent {
  kind: 'corrected'
  seat: number
  name: string
  before: number
  after: number
  why: string
  by: string
  against: 'stack' | 'wallet'
  other: string
}
/**
 * The house was out, and goes on.
 */
export interface ResumedEvent {
  kind: 'resumed'
}
/**
 * What happened at a table, and what it changed.
 */
export interface TableChange {
  t: 'change'
  of: string
  version: number
  now: number
  changes: unknown
  events: (
    | HandStartedEvent
    | HandOverEvent
    | PostEvent
    | DealEvent
    | UpEvent
    | BoardEvent
    | DiscardEvent
    | BringInEvent
    | FoldEvent
    | CheckEvent
    | CallEvent
    | RaiseEvent
    | ReturnEvent
    | RakeEvent
    | ShowEvent
    | MuckEvent
    | WinEvent
    | RabbitEvent
    | RunEvent
    | WaitsEvent
    | ToldEvent
    | ExposeEvent
    | ReplaceEvent
    | FloorEvent
    | TimedOutEvent
    | ReconnectingEvent
    | VoidedEvent
    | SatEvent
    | LeftEvent
    | SentAwayEvent
    | EndedEvent
    | ChangedSeatEvent
    | ToppedUpEvent
    | AnnouncedEvent
    | ChargedEvent
    | ChoseEvent
    | SaidEvent
    | ReactedEvent
    | HeldBackEvent
    | SanctionedEvent
    | ReviewedEvent
    | HeldEvent
    | RuledEvent
    | RestakedEvent
    | TermEvent
    | GameSetEvent
    | BombEvent
    | BountyEvent
    | CorrectedEvent
    | ResumedEvent
  )[]
}
/**
 * How the waiting lists stand.
 */
export interface ListsMessage {
  t: 'state'
  of: string
  version: number
  now: number
  view: ListsView
  kind: 'lists'
}
/**
 * Every waiting list of the house where somebody waits.
 */
export interface ListsView {
  lists: ListLine[]
}
/**
 * The list of a game and limit: who waits, in order.
 */
export interface ListLine {
  game: string
  names: string[]
}
/**
 * Every table of the house, and every event.
 */
export interface LobbyMessage {
  t: 'lobby'
  tables: LobbyTable[]
  events: EventLine[]
}
/**
 * A table as the lobby lists it, with the kind of money it is `played_for`.
 */
export interface LobbyTable {
  id: string
  name: string
  game: string
  small_blind: number
  big_blind: number
  ante: number
  ante_by: 'all' | 'big-blind' | 'button'
  betting: string
  bets: number[]
  bring_in: number
  rotation: RotationName | null
  seats: number
  players: LobbyPlayer[]
  min_buy_in: number
  max_buy_in: number
  average_pot: number
  stopped: boolean
  waiting: number
  played_for: 'club' | 'play' | 'ticket'
}
/**
 * A mixed game: its name, its games, and how many hands of each are dealt, 0 where it is chosen.
 */
export interface RotationName {
  name: string
  games: string[]
  hands: number
}
/**
 * Who sits where.
 */
export interface LobbyPlayer {
  seat: number
  name: string
  bot: boolean
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
 * A finished hand as one viewer knows it; `net` is what it brought him, in chips.
 *
 *     `boards` are all of them, of which `board` is the first; of a `sealed` hand the shuffle can be proved.
 */
export interface HandSummary {
  number: number
  ended: number
  game: string
  winners: HandWinner[]
  board: string[]
  boards: string[][]
  your_cards: string[] | null
  net: number | null
  sealed: boolean
}
/**
 * Who won how much of a hand on a board, of a half where that was split, and with what where it was shown.
 */
export interface HandWinner {
  seat: number
  name: string
  amount: number
  board: number
  share: ('high' | 'low') | null
  hand: HandText | null
}
/**
 * The sheet of a table, as everybody who may sit there may read it.
 */
export interface SheetView {
  lines: SheetLine[]
  payments: Owes[]
}
/**
 * Somebody on the sheet, by his number there: chips brought, taken away, lying before him, and what he has won.
 */
export interface SheetLine {
  number: number
  name: string
  brought: number
  taken: number
  stack: number
  won: number
}
/**
 * Chips that one owes another, by their numbers on the sheet.
 */
export interface Owes {
  payer: number
  payee: number
  chips: number
}
