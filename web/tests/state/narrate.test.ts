import { expect, test } from 'vitest'
import type { TableEvent } from '../../src/protocol/messages'
import { bettors, comeIn, emptyLog, type Log, tell } from '../../src/state/narrate'
import { sayIn } from '../../src/text/catalogue'
import { hand, view } from '../views'

function words(log: Log, language: 'en' | 'ru' = 'en'): string[] {
  return log.lines.map(({ code, params }) => sayIn(language, code, params))
}

const deal: TableEvent[] = [
  { kind: 'hand_started', hand: 12 },
  { kind: 'post', seat: 4, amount: 50, what: 'small-blind' },
  { kind: 'post', seat: 7, amount: 100, what: 'big-blind' },
  { kind: 'deal', seat: 1, cards: ['Ah', 'Kd'] },
  { kind: 'deal', seat: 4, cards: ['??', '??'] },
]

const flop: TableEvent[] = [
  { kind: 'raise', seat: 1, amount: 300, all_in: false },
  { kind: 'fold', seat: 4, amount: 0, all_in: false },
  { kind: 'call', seat: 7, amount: 200, all_in: false },
  { kind: 'board', cards: ['As', '7d', '2c'] },
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
    { kind: 'board', cards: ['As', '7d', '2c'] },
    { kind: 'board', cards: ['Kh'] },
    { kind: 'board', cards: ['Tc'] },
  ]
  expect(words(tell(emptyLog, board, view()))).toEqual(['Flop', 'Turn', 'River'])
})

test('only this hand and the one before are kept', () => {
  const hands: TableEvent[] = [11, 12, 13].flatMap((number) => [
    { kind: 'hand_started', hand: number } as const,
    { kind: 'win', seat: 1, amount: 150, pot: 0 } as const,
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
  const after = tell(before, [{ kind: 'fold', seat: 7, amount: 0, all_in: false }], gone)
  expect(words(after).at(-1)).toBe('Carol folds')
})

test('one who comes in the middle is told of the board that lies', () => {
  const log = comeIn(emptyLog, view({ hand: hand({ street: 'flop', board: ['As', '7d', '2c'] }) }))
  expect(words(log)).toEqual(['Hand 12, under way'])
  expect(log.lines[0]!.cards).toEqual(['As', '7d', '2c'])
  expect(words(tell(log, [{ kind: 'board', cards: ['Kh'] }], view())).at(-1)).toBe('Turn')
})

test('the one who opened the betting has bet, the one who raised has raised', () => {
  const log = tell(emptyLog, [...deal, ...flop], view())
  expect([...bettors(log)]).toEqual([7])
  const reraised = tell(log, [{ kind: 'raise', seat: 7, amount: 10_000, all_in: true }], view())
  expect([...bettors(reraised)]).toEqual([])
})
