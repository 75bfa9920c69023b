import type { HandView, TableView } from '../../kit/wire/table'
import type { Coded } from '../../kit/text/say'
import type { Card } from '../../kit/cards/card'
import type { TableEvent } from '../seen'
import { gameOf } from '../../kit/games'
import { isCompletion, middleOf, type Standing, standingAfter, startOf, streetOf } from './streets'

/** One line of the running log, kept as a code so that it follows a change of language. */
export interface Line {
  key: number
  code: string
  params: Record<string, string | number>
  tone: 'hand' | 'game' | 'street' | 'action' | 'win' | 'table'
  seat: number | null
  cards: Card[]
  /** What stands after the words in words of its own: a hand, or a game. */
  hand: Coded | null
  /** The number that a line somebody said is reported by; 0 for every other line. */
  said: number
}

/** The log, and what it must remember to tell a bet from a raise and a flop from a turn. */
export interface Log {
  lines: readonly Line[]
  next: number
  names: Readonly<Record<number, string>>
  /** The game that was dealt last. */
  game: string | null
  /** The hand that was told last; 0 before the first. */
  hand: number
  standing: Standing
}

export const emptyLog: Log = { lines: [], next: 1, names: {}, game: null, hand: 0, standing: startOf([]) }

const HANDS_KEPT = 2
const POSTS: Record<string, string> = {
  'small-blind': 'log-small-blind',
  'big-blind': 'log-big-blind',
  ante: 'log-ante',
  straddle: 'log-straddle',
}

type Words = Pick<Line, 'code' | 'tone'> & Partial<Omit<Line, 'key'>>

/** The log after a message: its events told in words, the hands before the last one dropped. */
export function tell(log: Log, events: readonly TableEvent[], view: TableView): Log {
  const names = { ...log.names }
  for (const { seat, name } of view.seats) names[seat] = name
  let told: Log = { ...log, names }
  for (const event of events) told = tellOne(told, event, view)
  return { ...told, lines: lastHands(told.lines) }
}

/** The log of one who comes in the middle of a hand: it says so, and begins with the boards as they lie. */
export function comeIn(log: Log, view: TableView): Log {
  const { hand, game } = view
  if (!hand || hand.over) return log
  const bets = view.seats.some(({ bet }) => bet > 0) || hand.street === 'preflop'
  const bet = isCompletion(view) ? 'bring-in' : bets ? 'made' : 'none'
  const [first, ...more] = hand.boards
  const line: Words = {
    code: 'log-under-way',
    params: { hand: hand.number },
    tone: 'hand',
    cards: first ?? [],
  }
  let told = write(log, line, null)
  for (const [number, cards] of more.entries()) {
    told = write(told, { code: 'log-board', params: { board: number + 2 }, tone: 'street', cards }, null)
  }
  return { ...told, game, hand: hand.number, standing: middleOf(gameOf(game).streets, hand, bet) }
}

/** Seats whose last raise on this street opened the betting: a bet, in the players' words. */
export function bettors(log: Log): ReadonlySet<number> {
  const street = log.lines.findLastIndex(({ tone }) => tone === 'street' || tone === 'hand')
  const said = new Map<number, boolean>()
  for (const { seat, code } of log.lines.slice(street + 1)) {
    if (seat !== null && /^log-(bet|raise)/.test(code)) said.set(seat, code.startsWith('log-bet'))
  }
  return new Set([...said].flatMap(([seat, bet]) => (bet ? [seat] : [])))
}

function write(log: Log, words: Words, seat: number | null): Log {
  const line: Line = { key: log.next, params: {}, cards: [], hand: null, said: 0, seat, ...words }
  return { ...log, next: log.next + 1, lines: [...log.lines, line] }
}

function tellOne(log: Log, event: TableEvent, view: TableView): Log {
  if (event.kind === 'sat') log = { ...log, names: { ...log.names, [event.seat]: event.name } }
  const starts = event.kind === 'hand_started'
  if (starts) log = { ...log, names: { ...log.names, ...event.names }, hand: event.hand }
  const dealt =
    (starts && event.game) || (log.hand === view.hand?.number ? view.game : (log.game ?? view.game))
  const { streets } = gameOf(dealt)
  const name = 'seat' in event ? (log.names[event.seat] ?? String(event.seat)) : ''
  const before = log.standing
  const standing = standingAfter(before, event, streets)
  // Of hands before this one the view says nothing any more.
  const hand = log.hand && log.hand !== view.hand?.number ? null : view.hand
  const words = wordsOf(event, name, standing, before, hand)
  let after: Log = { ...log, standing }
  const street = streetOf(before, standing, event, streets)
  if (street) after = write(after, { code: `street-${street}`, tone: 'street' }, null)
  if (words) after = write(after, words, 'seat' in event ? event.seat : null)
  return starts ? nameGame(after, dealt, view) : after
}

/** Where games change, the hand begins with the name of its game. */
function nameGame(log: Log, game: string, { rotation }: TableView): Log {
  if (log.game === game || !rotation) return { ...log, game }
  return { ...write(log, { code: `game-${game}`, tone: 'game' }, null), game }
}

const FLOP_STREETS: Record<number, string> = { 3: 'log-flop', 4: 'log-turn', 5: 'log-river' }

function wordsOf(
  event: TableEvent,
  name: string,
  standing: Standing,
  before: Standing,
  hand: HandView | null,
): Words | null {
  switch (event.kind) {
    case 'hand_started':
      return { code: 'log-hand', params: { hand: event.hand }, tone: 'hand' }
    case 'post':
      return {
        code: POSTS[event.what] ?? 'log-post',
        params: { name, amount: event.amount },
        tone: 'action',
      }
    case 'deal':
      return event.cards.includes('??')
        ? null
        : { code: 'log-dealt', params: { name }, cards: event.cards, tone: 'action' }
    case 'up':
      return { code: 'log-up', params: { name }, cards: event.cards, tone: 'action' }
    case 'board':
      return {
        code: FLOP_STREETS[standing.boards[event.board] ?? 0] ?? 'log-board',
        params: { board: several(standing, hand) ? event.board + 1 : 0 },
        cards: event.cards,
        tone: 'street',
      }
    case 'bring-in':
      return { code: 'log-bring-in', params: { name, amount: event.amount }, tone: 'action' }
    case 'return':
    case 'muck':
      return { code: `log-${event.kind}`, params: { name, ...event }, tone: 'action' }
    case 'discard':
      return {
        code: standing.throwing ? 'log-discard' : event.count ? 'log-draw' : 'log-pat',
        params: { name, count: event.count },
        cards: event.cards ?? [],
        tone: 'action',
      }
    case 'fold':
    case 'check':
    case 'call':
    case 'raise':
      return actionWords(event, name, before)
    case 'show':
      return { code: 'log-show', params: { name }, cards: event.cards, hand: event.hand, tone: 'action' }
    case 'rabbit':
      return { code: 'log-rabbit', params: { name }, cards: event.boards.flat(), tone: 'table' }
    case 'win':
      return winWords(event, name, several(standing, hand), hand)
    case 'said':
      return {
        code: 'log-said',
        params: { name: event.name, what: event.what },
        said: event.line ?? 0,
        seat: event.seat,
        tone: 'table',
      }
    case 'reacted':
      return {
        code: 'log-reacted',
        params: { name: event.name, what: event.what },
        seat: event.seat,
        tone: 'table',
      }
    case 'reviewed':
      return { code: event.upheld ? 'log-upheld' : 'log-lifted', tone: 'table' }
    case 'sat':
    case 'left':
    case 'changed_seat':
    case 'held_back':
    case 'sanctioned':
    case 'sent_away':
    case 'ended':
    case 'timed_out':
    case 'reconnecting':
    case 'rake':
    case 'voided':
    case 'restaked':
    case 'topped_up':
    case 'announced':
    case 'charged':
    case 'term':
    case 'bomb':
    case 'bounty':
    case 'corrected':
    case 'resumed':
      return { code: `log-${event.kind.replace('_', '-')}`, params: { name, ...event }, tone: 'table' }
    case 'chose':
    case 'game_set':
      return {
        code: `log-${event.kind.replace('_', '-')}`,
        params: { name, ...event },
        hand: { code: `game-${event.game}`, params: {} },
        tone: 'table',
      }
    case 'waits':
    case 'told':
    case 'run':
      return { code: `log-${event.kind}`, params: { ...event }, tone: 'street' }
    case 'expose':
      return { code: 'log-expose', params: { name }, cards: event.cards, tone: 'table' }
    case 'replace':
      return { code: event.seat ? 'log-replace' : 'log-replace-board', params: { name }, tone: 'table' }
    case 'floor':
      return { code: `log-floor-${event.what}`, params: { name, amount: event.amount }, tone: 'table' }
    case 'held':
      return event.why
        ? { code: 'log-held', params: { why: event.why }, tone: 'table' }
        : { code: 'log-goes-on', tone: 'table' }
    case 'ruled':
      return {
        code: 'log-ruled',
        params: { ...event.said, cites: event.cites.join(', ') },
        tone: 'table',
      }
    case 'hand_over':
      return null
    default:
      return untold(event)
  }
}

/** Every kind of event has its words, or none on purpose: of one that is added the compiler asks. */
function untold(event: never): null {
  void event
  return null
}

/** Whether there is more than one board. */
const several = ({ boards }: Standing, hand: HandView | null): boolean =>
  Math.max(boards.length, hand?.boards.length ?? 0) > 1

type ActionEvent = Extract<TableEvent, { kind: 'fold' | 'check' | 'call' | 'raise' }>

function actionWords(event: ActionEvent, name: string, { bet }: Standing): Words {
  const raise = { none: 'bet', 'bring-in': 'complete', made: 'raise' }[bet]
  const said = event.kind === 'raise' ? raise : event.kind
  const { amount = 0, all_in = false } = 'amount' in event ? event : {}
  return { code: all_in ? `log-${said}-all-in` : `log-${said}`, params: { name, amount }, tone: 'action' }
}

type WinEvent = Extract<TableEvent, { kind: 'win' }>

/** Who wins a half, or one of several boards, wins it with a hand of its own. */
function winWords(event: WinEvent, name: string, many: boolean, hand: HandView | null): Words {
  const { seat, amount, pot, board } = event
  const won = hand?.winners.find(
    (one) =>
      one.seat === seat && one.pot === pot && one.board === board && one.share === (event.share ?? one.share),
  )
  const share = event.share ?? won?.share ?? 'whole'
  const which = many && (won?.hand || !hand) ? board + 1 : 0
  return {
    code: pot ? 'log-win-side' : 'log-win',
    params: { name, amount, pot, share, board: which },
    hand: (share !== 'whole' || which) && won ? won.hand : null,
    tone: 'win',
  }
}

function lastHands(lines: readonly Line[]): readonly Line[] {
  const starts = lines.flatMap(({ tone }, index) => (tone === 'hand' ? [index] : []))
  const from = starts.at(-HANDS_KEPT)
  return starts.length > HANDS_KEPT && from !== undefined ? lines.slice(from) : lines
}
