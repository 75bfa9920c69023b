import { expect, test } from 'vitest'
import type { Winner } from '../../../src/kit/wire/table'
import type { TableEvent } from '../../../src/table/seen'
import { bettors, comeIn, emptyLog, type Log, tell } from '../../../src/table/state/narrate'
import { sayIn } from '../../../src/kit/text/catalogue'
import { hand, seat, stud, tripleDraw, view } from '../../views'
import { logTexts } from '../../../src/table/log/words'
import { talkTexts } from '../../../src/kit/talk/words'
import { tableTexts } from '../../../src/table/text/texts'
import { speak } from '../../speak'

await speak(tableTexts, logTexts, talkTexts)

function words(log: Log, language: 'en' | 'ru' = 'en'): string[] {
  return log.lines.map(({ code, params }) => sayIn(language, code, params))
}

const deal: TableEvent[] = [
  { kind: 'hand_started', hand: 12 },
  { kind: 'post', seat: 4, amount: 50, all_in: false, what: 'small-blind' },
  { kind: 'post', seat: 7, amount: 100, all_in: false, what: 'big-blind' },
  { kind: 'deal', seat: 1, cards: ['Ah', 'Kd'] },
  { kind: 'deal', seat: 4, cards: ['??', '??'] },
]

const flop: TableEvent[] = [
  { kind: 'raise', seat: 1, amount: 300, all_in: false },
  { kind: 'fold', seat: 4 },
  { kind: 'call', seat: 7, amount: 200, all_in: false },
  { kind: 'board', cards: ['As', '7d', '2c'], board: 0 },
  { kind: 'raise', seat: 7, amount: 400, all_in: false },
  { kind: 'raise', seat: 1, amount: 9_700, all_in: true },
]

test('a hand is told from the blinds to the all-in', () => {
  expect(words(tell(emptyLog, [...deal, ...flop], view()))).toEqual([
    'Hand 12',
    'Boris posts the small blind, 50',
    'Carol posts the big blind, 100',
    'Anna is dealt',
    'Anna raises to 300',
    'Boris folds',
    'Carol calls 200',
    'Flop',
    'Carol bets 400',
    'Anna raises to 9,700 and is all-in',
  ])
})

test('the same hand is told in Russian', () => {
  const told = words(tell(emptyLog, [...deal, ...flop], view()), 'ru')
  expect(told[1]).toBe('Boris: малый блайнд 50')
  expect(told.at(-1)).toBe('Anna: рейз до 9\u00a0700, олл-ин')
})

test('face-down cards are not worth a line, own cards are', () => {
  const dealt = tell(emptyLog, deal, view()).lines.filter(({ code }) => code === 'log-dealt')
  expect(dealt).toHaveLength(1)
  expect(dealt[0]!.cards).toEqual(['Ah', 'Kd'])
})

test('a run-out board is told street by street', () => {
  const board: TableEvent[] = [
    { kind: 'board', cards: ['As', '7d', '2c'], board: 0 },
    { kind: 'board', cards: ['Kh'], board: 0 },
    { kind: 'board', cards: ['Tc'], board: 0 },
  ]
  expect(words(tell(emptyLog, board, view()))).toEqual(['Flop', 'Turn', 'River'])
})

test('only this hand and the one before are kept', () => {
  const hands: TableEvent[] = [11, 12, 13].flatMap((number) => [
    { kind: 'hand_started', hand: number } as const,
    { kind: 'win', seat: 1, amount: 150, pot: 0, board: 0, share: null } as const,
  ])
  expect(words(tell(emptyLog, hands, view()))).toEqual([
    'Hand 12',
    'Anna wins 150',
    'Hand 13',
    'Anna wins 150',
  ])
})

test('one who has left is still called by name', () => {
  const before = tell(emptyLog, deal, view())
  const gone = view({ seats: view().seats.filter(({ seat }) => seat !== 7) })
  const after = tell(before, [{ kind: 'fold', seat: 7 }], gone)
  expect(words(after).at(-1)).toBe('Carol folds')
})

test('one who comes in the middle is told of the board that lies', () => {
  const log = comeIn(emptyLog, view({ hand: hand({ street: 'flop', board: ['As', '7d', '2c'] }) }))
  expect(words(log)).toEqual(['Hand 12, under way'])
  expect(log.lines[0]!.cards).toEqual(['As', '7d', '2c'])
  expect(words(tell(log, [{ kind: 'board', cards: ['Kh'], board: 0 }], view())).at(-1)).toBe('Turn')
})

test('the one who opened the betting has bet, the one who raised has raised', () => {
  const log = tell(emptyLog, [...deal, ...flop], view())
  expect([...bettors(log)]).toEqual([7])
  const reraised = tell(log, [{ kind: 'raise', seat: 7, amount: 10_000, all_in: true }], view())
  expect([...bettors(reraised)]).toEqual([])
})

const studDeal: TableEvent[] = [
  { kind: 'hand_started', hand: 12 },
  { kind: 'post', seat: 1, amount: 15, all_in: false, what: 'ante' },
  { kind: 'post', seat: 4, amount: 15, all_in: false, what: 'ante' },
  { kind: 'deal', seat: 1, cards: ['??', '??'] },
  { kind: 'deal', seat: 4, cards: ['??', '??'] },
  { kind: 'up', seat: 1, cards: ['2c'] },
  { kind: 'up', seat: 4, cards: ['Kh'] },
  { kind: 'bring-in', seat: 1, amount: 25, all_in: false },
]

test('stud is told street by street, from the bring-in and its completion', () => {
  const events: TableEvent[] = [
    ...studDeal,
    { kind: 'raise', seat: 4, amount: 100, all_in: false },
    { kind: 'call', seat: 1, amount: 75, all_in: false },
    { kind: 'up', seat: 1, cards: ['2d'] },
    { kind: 'up', seat: 4, cards: ['Qh'] },
    { kind: 'raise', seat: 1, amount: 100, all_in: false },
  ]
  expect(words(tell(emptyLog, events, view(stud))).slice(3)).toEqual([
    'Anna catches',
    'Boris catches',
    'Anna brings in for 25',
    'Boris completes to 100',
    'Anna calls 75',
    'Fourth street',
    'Anna catches',
    'Boris catches',
    'Anna bets 100',
  ])
})

test('all-in on third street, the rest is dealt and every street is named', () => {
  const up = (cards: string): TableEvent[] =>
    [1, 4].map((seat, place) => ({ kind: 'up', seat, cards: [cards.split(' ')[place]!] }))
  const events: TableEvent[] = [
    ...studDeal,
    { kind: 'call', seat: 4, amount: 25, all_in: true },
    ...up('3c 4c'),
    ...up('5c 6c'),
    ...up('7c 8c'),
    { kind: 'deal', seat: 1, cards: ['??'] },
    { kind: 'deal', seat: 4, cards: ['??'] },
  ]
  const streets = words(tell(emptyLog, events, view(stud)), 'ru').filter((line) => /улица$/.test(line))
  expect(streets).toEqual(['Четвёртая улица', 'Пятая улица', 'Шестая улица', 'Седьмая улица'])
})

test('draws are told with how many cards, own cards with which', () => {
  const events: TableEvent[] = [
    { kind: 'hand_started', hand: 12 },
    { kind: 'deal', seat: 1, cards: ['2c', '3d', '4h', 'Ks', 'Kd'] },
    { kind: 'deal', seat: 4, cards: ['??', '??', '??', '??', '??'] },
    { kind: 'call', seat: 1, amount: 50, all_in: false },
    { kind: 'check', seat: 4 },
    { kind: 'discard', seat: 1, count: 2, cards: ['Ks', 'Kd'] },
    { kind: 'deal', seat: 1, cards: ['7d', '9c'] },
    { kind: 'discard', seat: 4, count: 0, cards: null },
    { kind: 'raise', seat: 1, amount: 100, all_in: false },
    { kind: 'call', seat: 4, amount: 100, all_in: false },
    { kind: 'discard', seat: 1, count: 1, cards: ['9c'] },
  ]
  const log = tell(emptyLog, events, view(tripleDraw))
  expect(words(log).slice(4)).toEqual([
    'First draw',
    'Anna draws two cards',
    'Anna is dealt',
    'Boris stands pat',
    'Anna bets 100',
    'Boris calls 100',
    'Second draw',
    'Anna draws one card',
  ])
  expect(log.lines.find(({ code }) => code === 'log-draw')?.cards).toEqual(['Ks', 'Kd'])
  expect(words(log, 'ru')).toContain('Anna меняет 2 карты')
})

test('a card thrown away in pineapple is not a draw', () => {
  const pineapple = view({ game: 'nl-pineapple' })
  const events: TableEvent[] = [
    { kind: 'hand_started', hand: 12 },
    { kind: 'call', seat: 1, amount: 100, all_in: false },
    { kind: 'discard', seat: 1, count: 1, cards: null },
    { kind: 'board', cards: ['As', '7d', '2c'], board: 0 },
  ]
  expect(words(tell(emptyLog, events, pineapple)).slice(2)).toEqual([
    'Discard',
    'Anna throws away a card',
    'Flop',
  ])
})

test('two boards are told apart', () => {
  const boards = [
    ['As', '7d', '2c'],
    ['Kh', 'Kd', '3s'],
  ]
  const events = boards.map((cards, board): TableEvent => ({ kind: 'board', cards, board }))
  const told = tell(emptyLog, events, view({ game: 'pl-double-board-omaha', hand: hand({ boards }) }))
  expect(words(told)).toEqual(['Flop, board 1', 'Flop, board 2'])
  expect(words(told, 'ru')).toEqual(['Флоп, борд 1', 'Флоп, борд 2'])
})

test('the winners of the two halves are both named, each with its hand', () => {
  const won = { amount: 300, pot: 0, board: 0 }
  const winners: Winner[] = [
    { ...won, seat: 1, share: 'high', hand: { code: 'hand-flush', params: { first: 'ace' } } },
    { ...won, seat: 4, share: 'low', hand: { code: 'hand-low', params: { ranks: '8-6-4-3-A' } } },
  ]
  const events: TableEvent[] = [
    { kind: 'win', seat: 1, amount: 300, pot: 0, board: 0, share: null },
    { kind: 'win', seat: 4, amount: 300, pot: 0, board: 0, share: null },
  ]
  const log = tell(emptyLog, events, view({ game: 'fl-omaha-8', hand: hand({ over: true, winners }) }))
  expect(words(log)).toEqual(['Anna wins 300 for the high', 'Boris wins 300 for the low'])
  expect(words(log, 'ru')).toEqual(['Anna забирает 300 за хай', 'Boris забирает 300 за лоу'])
  expect(log.lines.map(({ hand: shown }) => shown?.code)).toEqual(['hand-flush', 'hand-low'])
})

test('who wins both boards of a run wins each with the hand he has there', () => {
  const won = { seat: 1, amount: 300, pot: 0, share: null }
  const winners: Winner[] = [
    { ...won, board: 0, hand: { code: 'hand-pair', params: { rank: 'eight' } } },
    { ...won, board: 1, hand: { code: 'hand-high-card', params: { rank: 'king' } } },
  ]
  const boards = [
    ['8s', '7d', '2c', '4h', 'Tc'],
    ['8s', '7d', '2c', '3h', 'Jc'],
  ]
  const events = [0, 1].map((board): TableEvent => ({ kind: 'win', ...won, board }))
  const log = tell(emptyLog, events, view({ hand: hand({ over: true, boards, winners }) }))
  expect(words(log)).toEqual(['Anna wins 300, board 1', 'Anna wins 300, board 2'])
  expect(log.lines.map(({ hand: shown }) => shown?.code)).toEqual(['hand-pair', 'hand-high-card'])
})

test('the board is run once, twice, or so many times', () => {
  const runs = [1, 2, 3].map((count): TableEvent => ({ kind: 'run', count }))
  const log = tell(emptyLog, runs, view())
  expect(words(log)).toEqual(['The board is run once', 'The board is run twice', 'The board is run 3 times'])
  expect(words(log, 'ru')).toEqual(['Борд сдаётся 1 раз', 'Борд сдаётся 2 раза', 'Борд сдаётся 3 раза'])
})

test('in a rotation the hand that changes the game begins with its name', () => {
  const next = { next_game: 'seven-stud', next_in: 3, chooser: null, chosen: null }
  const rotation = { name: 'horse', games: ['razz', 'seven-stud'], hands: 8, ...next }
  const first = view({ ...stud, game: 'razz', rotation })
  const log = tell(emptyLog, [{ kind: 'hand_started', hand: 12 }], first)
  const same = tell(log, [{ kind: 'hand_started', hand: 13 }], { ...first, hand: hand({ number: 13 }) })
  expect(words(same)).toEqual(['Hand 12', 'Razz', 'Hand 13'])
})

test('one who comes to a raised third street hears of raises, before that of a completion', () => {
  const third = (bet: number) =>
    view({ ...stud, seats: [seat(1, 'Anna'), seat(4, 'Boris', { bet })], hand: hand({ street: 'third' }) })
  const raise: TableEvent = { kind: 'raise', seat: 1, amount: 100, all_in: false }
  expect(words(tell(comeIn(emptyLog, third(25)), [raise], third(25))).at(-1)).toBe('Anna completes to 100')
  expect(words(tell(comeIn(emptyLog, third(100)), [raise], third(100))).at(-1)).toBe('Anna raises to 100')
})

test('all-in before the draws, every draw is named though nobody bets', () => {
  const draw = (count: number): TableEvent[] =>
    [1, 4].flatMap((seat) => [
      { kind: 'discard', seat, count, cards: null } as const,
      ...(count ? [{ kind: 'deal', seat, cards: Array<string>(count).fill('??') } as const] : []),
    ])
  const events: TableEvent[] = [
    { kind: 'hand_started', hand: 12 },
    { kind: 'call', seat: 4, amount: 50, all_in: true },
    ...draw(2),
    ...draw(0),
    ...draw(1),
  ]
  const streets = words(tell(emptyLog, events, view(tripleDraw))).filter((line) => / draw$/.test(line))
  expect(streets).toEqual(['First draw', 'Second draw', 'Third draw'])
})

const floored: TableEvent[] = [
  { kind: 'topped_up', seat: 1, amount: 500 },
  { kind: 'charged', seat: 1, amount: 7 },
  { kind: 'changed_seat', seat: 1, to: 5, name: 'Anna' },
  { kind: 'chose', seat: 4, game: 'razz' },
  { kind: 'reconnecting', seat: 4 },
  { kind: 'held', why: 'a spilled drink' },
  { kind: 'held', why: '' },
  { kind: 'voided', why: 'fouled deck' },
  { kind: 'floor', seat: 0, amount: 0, what: 'void' },
  { kind: 'floor', seat: 4, amount: 0, what: 'kill' },
  { kind: 'replace', seat: 0, cards: ['As'] },
  { kind: 'expose', seat: 4, cards: ['As'] },
  { kind: 'rake', seat: 0, amount: 3 },
  { kind: 'waits' },
  { kind: 'told' },
  { kind: 'restaked' },
]

test('what the floor and the house do is told too', () => {
  const log = tell(emptyLog, floored, view())
  expect(words(log)).toEqual([
    'Anna brings 500 more',
    'Anna pays 7 for the time',
    'Anna moves to seat 5',
    'Boris chooses the next game:',
    'Boris has lost the connection and gets more time',
    'The floor holds the table: a spilled drink',
    'The floor: deal on',
    'The floor calls the hand void: fouled deck',
    'Every chip goes back',
    'The hand of Boris is dead',
    'The floor replaces a card of the board',
    'Everybody has seen of Boris',
    'The house takes 3',
    'All-ins wait face down for the other tables',
    'The hands are opened',
    'The table goes on at other stakes',
  ])
  expect(words(log, 'ru').filter((line) => line.includes('log-'))).toEqual([])
  expect(log.lines[3]!.hand).toEqual({ code: 'game-razz', params: {} })
})

test('who comes again reads this hand and the one before as it was told', () => {
  const before = [
    { kind: 'hand_started', hand: 11, game: 'nl-holdem', names: { 1: 'Vera', 3: 'Boris' } },
    { kind: 'raise', seat: 1, amount: 300 },
    { kind: 'fold', seat: 3 },
    { kind: 'win', seat: 1, amount: 150, pot: 0, board: 0, share: null },
    { kind: 'left', seat: 1, name: 'Vera' },
    { kind: 'sat', seat: 1, name: 'Anna' },
  ] as const
  const now = [
    { kind: 'hand_started', hand: 12, game: 'nl-holdem', names: { 1: 'Anna', 3: 'Boris' } },
    { kind: 'call', seat: 1, amount: 50 },
  ] as const
  const current = view({ hand: hand({ number: 12 }) })
  expect(words(tell(emptyLog, [...before, ...now], current))).toEqual([
    'Hand 11',
    'Vera raises to 300',
    'Boris folds',
    'Vera wins 150',
    'Vera leaves the table',
    'Anna takes seat 1',
    'Hand 12',
    'Anna calls 50',
  ])
})

test('each board of a run is named by its own street', () => {
  const log = tell(
    emptyLog,
    [
      { kind: 'hand_started', hand: 12 },
      { kind: 'board', cards: ['2c', '7d', 'Ts'], board: 0 },
      { kind: 'run', count: 2 },
      { kind: 'board', cards: ['Ks'], board: 0 },
      { kind: 'board', cards: ['Qs'], board: 0 },
      { kind: 'board', cards: ['3s'], board: 1 },
      { kind: 'board', cards: ['4s'], board: 1 },
    ],
    view({ hand: hand({ number: 12 }) }),
  )
  const streets = log.lines
    .filter(({ cards }) => cards.length)
    .map(({ code, params }) => [code, params['board']])
  expect(streets).toEqual([
    ['log-flop', 0],
    ['log-turn', 1],
    ['log-river', 1],
    ['log-turn', 2],
    ['log-river', 2],
  ])
})

test('a quick word is told as one said it, a reaction as what one does, in either language', () => {
  const events: TableEvent[] = [
    { kind: 'reacted', seat: 1, name: 'Anna', what: 'hello' },
    { kind: 'reacted', seat: 4, name: 'Boris', what: 'laughs' },
  ]
  const told = tell(emptyLog, events, view())
  expect(words(told)).toEqual(['Anna: Hello!', 'Boris laughs'])
  expect(words(told, 'ru')).toEqual(['Anna: Привет!', 'Boris смеётся'])
})

test('what is streamed is told with how late it is', () => {
  const event: TableEvent = {
    kind: 'term',
    name: 'Anna',
    term: 'stream',
    amount: 90,
    more: 0,
    about: 'cards',
    holds: 'now',
  }
  const [line] = words(tell(emptyLog, [event], view()))
  expect(line).toContain('90 s late')
  expect(line).toContain('all cards once a hand is over')
})

test('boards that part at the turn are told apart from there', () => {
  const flop = ['As', '7d', '2c']
  const boards = [
    [...flop, 'Kh', '3s'],
    [...flop, 'Ks', '9d'],
  ]
  const events: TableEvent[] = [
    { kind: 'board', cards: flop, board: 0 },
    { kind: 'run', count: 2 },
    { kind: 'board', cards: ['Kh'], board: 0 },
    { kind: 'board', cards: ['3s'], board: 0 },
    { kind: 'board', cards: ['Ks'], board: 1 },
    { kind: 'board', cards: ['9d'], board: 1 },
  ]
  const told = words(tell(emptyLog, events, view({ hand: hand({ boards, over: true }) })))
  expect(told.filter((line) => line.includes(', board'))).toEqual([
    'Flop, board 1',
    'Turn, board 1',
    'River, board 1',
    'Turn, board 2',
    'River, board 2',
  ])
})

test('after an outage it is told what became of everybody’s time, whether a hand is on or not', () => {
  for (const between of [view(), view({ hand: null })])
    expect(words(tell(emptyLog, [{ kind: 'resumed' }], between))).toEqual([
      'The house was held up; every clock starts anew',
    ])
})
