// Made by `npm run wire` from the schema beside it: not to be edited.

export type FromPit = PitMessage | PitListMessage | RoundView

/**
 * How a casino table stands.
 */
export interface PitMessage {
  t: 'state'
  of: string
  version: number
  now: number
  view: PitView
  kind: 'pit'
}
/**
 * A casino table as one viewer sees it. Times are ms since 1970.
 *
 *     `taken_by` is who plays at a machine, where that is another than the viewer. A table that nobody named is the `nth`
 *     that is called after its game, else `nth` is 0.
 */
export interface PitView {
  id: string
  name: string
  nth: number
  game: string
  house: string
  machine: boolean
  coin: number
  stopped: boolean
  opened_by: string
  taken_by: string
  layout: Layout
  round: number
  turn: number
  phase: 'bets' | 'cut' | 'decisions' | 'held' | 'idle' | 'over' | 'payout' | 'shuffle'
  stage: string
  actor: number
  deadline: number | null
  act_from: number | null
  next_at: number | null
  ready: string[]
  boxes: BoxView[]
  dealer: DealerView
  board: string[]
  fund: FundView | null
  options: OptionsView | null
  said: SaidView[]
  log: LogEntry[]
  you: You | null
  advice: AdviceView[]
  fairness: FairnessView | null
  inspector: InspectorView | null
  acts: Act[]
  staff: StaffView
  rules: RulesView
  bank: BankView | null
  talk: TalkView | null
}
/**
 * What is printed on the felt: it does not change while the table stands; `ranks` are hands, the best first.
 */
export interface Layout {
  stakes: StakeField[]
  fields: string[]
  boxes: BoxesView
  plate: PlateView
  dealt: DealtView
  cover: number
  stages: string[]
  cuts: boolean
  tables: TableOfPays[]
  paytable: CoinTable | null
  ranks: string[]
}
/**
 * A field for chips before the deal, and how many it takes.
 */
export interface StakeField {
  field: string
  with_first: boolean
  token: boolean
  low: number
  high: number
  bank: boolean
}
/**
 * How many boxes are printed, may play, belong to one player, and are played open by one player.
 */
export interface BoxesView {
  printed: number
  active: number
  per_player: number
  open: number
}
/**
 * What the plate says, in chips; `max_payout` 0 is none.
 */
export interface PlateView {
  minimum: number
  maximum: number
  max_payout: number
  token: number
  side_maximum: number
}
/**
 * How many cards go to each box, to the dealer, lie face up before him, and come to the middle.
 */
export interface DealtView {
  own: number
  dealer: number
  up: number
  board: number
}
/**
 * One pay table.
 */
export interface TableOfPays {
  name: string
  rows: PayRow[]
}
/**
 * What a combination pays to one.
 */
export interface PayRow {
  combination: string
  odds: string
}
/**
 * A machine's pay table.
 */
export interface CoinTable {
  coins: number[]
  rows: CoinRow[]
}
/**
 * What a machine pays for a combination, in coins, by the coins put in.
 */
export interface CoinRow {
  combination: string
  pays: number[]
}
/**
 * A box in play. In a round that is over `staked` is what lay there; `silent`: time decided for it.
 */
export interface BoxView {
  box: number
  player: string
  mine: boolean
  staked: {
    [k: string]: number
  }
  cards: string[]
  low: string[]
  state: string
  blind: boolean
  drew: string
  asked: string
  hand: HandText | null
  settlement: SettlementView | null
  silent: boolean
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
 * What a box won and lost; `hands` says of a low and a high hand how each stood: `win`, `lose` or `copy`.
 *
 *     At a machine what the odds paid came back `gained` times: 2 when it was doubled once, 0 when it was lost in that.
 */
export interface SettlementView {
  result: string
  combinations: string[]
  odds: string
  qualified: boolean
  lines: LineView[]
  envy: EnvyView[]
  hands: [string, string][]
  gained: number
}
/**
 * What becomes of the chips of a field; `from_boxes` came from, or went to, other boxes.
 */
export interface LineView {
  field: string
  stake: number
  change: number
  from_meter: number
  shows: boolean
  from_boxes: number
  commission: number
}
/**
 * Another player's hand that paid, what it was, and the chips.
 */
export interface EnvyView {
  box: number
  combination: string
  amount: number
}
/**
 * The dealer's side; `low` are his cards that are set low, once he has opened them.
 */
export interface DealerView {
  cards: string[]
  revealed: boolean
  changed: string[] | null
  low: string[]
  hand: HandText | null
  qualified: boolean | null
}
/**
 * The display and the float, in chips.
 */
export interface FundView {
  display: number
  float: number
  topped_up_at: number
  next_top_up_at: number
}
/**
 * All a box may do now; at a machine what every hold is `worth`, best first, where the trainer was called.
 *
 *     `won` are the chips that are taken or doubled, where that is asked.
 */
export interface OptionsView {
  box: number
  stage: string
  choices: ChoiceView[]
  worth: WorthView[]
  won: number
}
/**
 * One thing a box may do: its price in chips, and the cards named with it.
 */
export interface ChoiceView {
  kind: string
  field: string
  amounts: number[]
  low: number
  high: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [number, number]
  takes: '' | 'double' | 'exchange' | 'extra' | 'keep' | 'low' | 'pick' | 'way'
  fees: number[]
  clause: string | null
  silence: boolean
  suggest: string[] | null
}
/**
 * A choice and what it is worth, in first stakes, as a decimal text; nothing where that is not known yet.
 */
export interface WorthView {
  kind: string
  amount: number
  cards: string[]
  value: string | null
}
/**
 * One sentence of the dealer.
 */
export interface SaidView {
  code: string
  box: number
  combinations: string[]
  odds: string
  amount: number
}
/**
 * Something that happened in the round.
 */
export interface LogEntry {
  kind: string
  box: number
  player: string
  field: string
  amount: number
  cards: string[]
}
/**
 * The viewer: chips at the table and in the wallet, whether it is his cut, his bets of last time.
 *
 *     `rules_read`: he has accepted the rules in force. `session` is what he has played since he came.
 */
export interface You {
  name: string
  purse: number
  wallet: number
  trainer: boolean
  cuts: boolean
  leaving: boolean
  last: LaidView[]
  rules_read: boolean
  session: SessionView
}
/**
 * The chips on the fields of a box.
 */
export interface LaidView {
  box: number
  staked: {
    [k: string]: number
  }
}
/**
 * What somebody has played: `rounds`, and in chips the first stakes, all stakes, and what he won or lost.
 *
 *     At a machine he doubled `doubles` times, and `doubled` is what came of that.
 */
export interface SessionView {
  rounds: number
  first: number
  staked: number
  net: number
  doubles: number
  doubled: number
}
/**
 * What the trainer says of one decision, in the round of this number.
 *
 *     Where the best play is read from a table, it is told before `value`, `cost` and `choices` are worked out.
 */
export interface AdviceView {
  round: number
  box: number
  stage: string
  kind: string
  amount: number
  cards: string[]
  value: string | null
  best: WorthView
  cost: string | null
  choices: WorthView[]
  exact: boolean
}
/**
 * The seal of a round, and what opens it; so many `decks` were sealed, one for each hand at a machine.
 */
export interface FairnessView {
  of: string
  commitment: string
  next: string | null
  cut: CutView | null
  revealed: RevealedView | null
  decks: number
}
/**
 * Who cut, nobody's name for the dealer, and how many cards were lifted.
 */
export interface CutView {
  player: string
  at: number
}
/**
 * The leaves of a deck, and those of the cards this viewer saw.
 */
export interface RevealedView {
  leaves: string[]
  opened: OpenedLeaf[]
}
/**
 * A leaf opened: its place in the deck as it was sealed (0 is the top), the card, and the salt.
 */
export interface OpenedLeaf {
  place: number
  card: string
  salt: string
}
/**
 * The inspector's sheet; `held` when the round waits for the pit boss.
 */
export interface InspectorView {
  held: boolean
  boxes: ComparedBox[]
}
/**
 * The two settlements of a box.
 */
export interface ComparedBox {
  box: number
  lines: ComparedLine[]
}
/**
 * What the table and the inspector say of a field's chips.
 */
export interface ComparedLine {
  field: string
  stake: number
  table: number
  inspector: number
  agrees: boolean
}
/**
 * What the floor did at the table: when (ms since 1970), who, what, and to what.
 */
export interface Act {
  at: number
  by: string
  what: string
  params: {
    [k: string]: string | number
  }
}
/**
 * Who serves the table, since when, and when he is relieved; empty names are the server and its audit.
 *
 *     `by_hand`: the dealer lays out the payouts.
 */
export interface StaffView {
  dealer: string
  inspector: string
  by_hand: boolean
  since: number
  due_at: number
}
/**
 * The version of the rules in force.
 */
export interface RulesView {
  version: number
}
/**
 * The box that banks, 0 for the house; the bank is offered to those after `last`, which banked before.
 */
export interface BankView {
  holder: number
  last: number
}
/**
 * The talk of a table as a viewer hears it, the last word at the end.
 *
 *     He `speaks` who has chips there; while cards are `live` nobody tells of them, by `clause`. `muted`: the floor has
 *     closed the talk for him; `conduct` is where he stands on the ladder, and those `ignored` he does not hear.
 */
export interface TalkView {
  heard: HeardView[]
  speaks: boolean
  live: boolean
  clause: string
  muted: boolean
  conduct: ConductView | null
  ignored: string[]
  floor: TalkOfFloor | null
}
/**
 * Something that was said, or told to the viewer alone; a line is reported by its `number`, and numbers grow.
 */
export interface HeardView {
  number: number
  what: Words | Reaction | WordsHeldBack | SanctionedEvent | ReviewedEvent
}
/**
 * What somebody said.
 */
export interface Words {
  kind: 'said'
  name: string
  text: string
}
/**
 * A quick word that somebody said, or a reaction he showed.
 */
export interface Reaction {
  kind: 'reacted'
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
 * A message of the viewer's was held back: what of the round it spoke of, by which clause.
 */
export interface WordsHeldBack {
  kind: 'held_back'
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
 * What the floor alone is shown of the talk: who is there, reports, the last one first, who stands on the ladder.
 *
 *     `muted` are those whose word the floor took away by itself.
 */
export interface TalkOfFloor {
  people: string[]
  reports: ReportView[]
  sanctioned: SanctionedPlayer[]
  muted: string[]
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
 * Somebody who was given a step of the ladder of the talk.
 */
export interface SanctionedPlayer {
  name: string
  conduct: ConductView
}
/**
 * How the list of casino tables stands.
 */
export interface PitListMessage {
  t: 'state'
  of: string
  version: number
  now: number
  view: PitListView
  kind: 'pit-list'
}
/**
 * All casino tables, in the order they were opened.
 */
export interface PitListView {
  tables: PitLine[]
}
/**
 * A casino table in the list: `boxes` may be played at once, of those that are `printed`.
 *
 *     A machine has all of them `free`, or none: it is played by one person. `nth` is as that of the table's own view.
 */
export interface PitLine {
  id: string
  name: string
  nth: number
  game: string
  house: string
  machine: boolean
  minimum: number
  maximum: number
  boxes: number
  printed: number
  free: number
  players: string[]
  display: number | null
  phase: 'bets' | 'cut' | 'decisions' | 'held' | 'idle' | 'over' | 'payout' | 'shuffle'
  stopped: boolean
  opened_by: string
}
/**
 * A finished round as one viewer knows it; `net` what he won or lost, `None` when he had no box.
 */
export interface RoundView {
  number: number
  at: number
  net: number | null
  boxes: BoxView[]
  dealer: DealerView
  board: string[]
  fairness: FairnessView
  said: SaidView[]
  log: LogEntry[]
  inspector: InspectorView | null
  staff: ServedBy
}
/**
 * Who dealt a round and who inspected it; empty names are the server and its audit.
 */
export interface ServedBy {
  dealer: string
  inspector: string
}
