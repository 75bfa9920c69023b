import { expect, test } from 'vitest'
import type { TableEvent } from '../../../src/table/seen'
import { motionOf, still } from '../../../src/table/state/motion'
import { hand, seat, stud, view } from '../../views'

const preflop = view({ seats: [seat(1, 'Anna', { bet: 300 }), seat(7, 'Carol', { bet: 100 })] })
const flop = view({ hand: hand({ street: 'flop', board: ['As', '7d', '2c'] }) })

test('when a street ends, everything in front of the players goes to the pot', () => {
  const events: TableEvent[] = [
    { kind: 'call', seat: 7, amount: 200, all_in: false },
    { kind: 'board', cards: ['As', '7d', '2c'], board: 0 },
  ]
  const { flights } = motionOf(preflop, flop, events)
  expect(flights.map(({ from, to, amount }) => [from, to.at, amount])).toEqual([
    [{ at: 'bet', number: 1 }, 'pot', 300],
    [{ at: 'bet', number: 7 }, 'pot', 300],
  ])
})

test('an uncalled bet goes home before the pot is pushed', () => {
  const events: TableEvent[] = [
    { kind: 'fold', seat: 7 },
    { kind: 'return', seat: 1, amount: 200 },
    { kind: 'win', seat: 1, amount: 250, pot: 0, board: 0, share: null },
  ]
  const after = view({ hand: hand({ over: true }) })
  const { flights } = motionOf(preflop, after, events)
  expect(flights.map(({ from, to, amount }) => `${from.at} ${to.at} ${amount}`)).toEqual([
    'bet pot 100',
    'bet pot 100',
    'bet seat 200',
    'pot seat 250',
  ])
})

test('a run-out board comes street by street and the winners after it', () => {
  const events: TableEvent[] = [
    { kind: 'call', seat: 7, amount: 200, all_in: true },
    { kind: 'board', cards: ['As', '7d', '2c'], board: 0 },
    { kind: 'board', cards: ['Kh'], board: 0 },
    { kind: 'board', cards: ['Tc'], board: 0 },
    { kind: 'win', seat: 1, amount: 600, pot: 0, board: 0, share: null },
  ]
  const after = view({ hand: hand({ board: ['As', '7d', '2c', 'Kh', 'Tc'], over: true }) })
  const {
    boards: [board],
    reveal,
  } = motionOf(preflop, after, events)
  expect(Object.keys(board!)).toHaveLength(5)
  expect(board![3]! - board![0]!).toBe(650)
  expect(board![4]! - board![3]!).toBe(650)
  expect(reveal).toBeGreaterThan(board![4]!)
})

test('a single turn card does not wait for cards that lie already', () => {
  const turn = view({ hand: hand({ street: 'turn', board: ['As', '7d', '2c', 'Kh'] }) })
  expect(motionOf(flop, turn, [{ kind: 'board', cards: ['Kh'], board: 0 }]).boards).toEqual([{ 3: 0 }])
})

test('nothing moves for one who has just come or missed it', () => {
  expect(motionOf(null, flop, [{ kind: 'board', cards: ['As', '7d', '2c'], board: 0 }])).toBe(still)
  expect(motionOf(preflop, flop, [])).toBe(still)
})

test('a new hand sweeps nothing of the old one', () => {
  const events: TableEvent[] = [
    { kind: 'hand_started', hand: 13 },
    { kind: 'post', seat: 7, amount: 100, all_in: false, what: 'big-blind' },
    { kind: 'win', seat: 7, amount: 100, pot: 0, board: 0, share: null },
  ]
  const swept = motionOf(preflop, view(), events).flights.filter(({ from }) => from.at === 'bet')
  expect(swept.map(({ from, amount }) => [from.number, amount])).toEqual([[7, 100]])
})

test('boards are dealt in turn, the next street after a while', () => {
  const boards = [
    ['As', '7d', '2c', 'Kh'],
    ['Qs', 'Jd', '3c', '4h'],
  ]
  const events: TableEvent[] = [
    { kind: 'board', cards: ['As', '7d', '2c'], board: 0 },
    { kind: 'board', cards: ['Qs', 'Jd', '3c'], board: 1 },
    { kind: 'board', cards: ['Kh'], board: 0 },
    { kind: 'board', cards: ['4h'], board: 1 },
  ]
  const before = view({ hand: hand({ boards: [[], []] }) })
  const [first, second] = motionOf(before, view({ hand: hand({ boards }) }), events).boards
  expect([first![0], second![0], first![3], second![3]]).toEqual([0, 300, 950, 1_250])
})

test('bets go to the pot when a street closes without a board', () => {
  const before = view({ ...stud, seats: [seat(1, 'Anna', { bet: 100 }), seat(4, 'Boris', { bet: 25 })] })
  const after = view({ ...stud, seats: [seat(1, 'Anna'), seat(4, 'Boris')] })
  const events: TableEvent[] = [{ kind: 'call', seat: 4, amount: 75, all_in: false }]
  expect(motionOf(before, after, events).flights.map(({ to, amount }) => [to.at, amount])).toEqual([
    ['pot', 100],
    ['pot', 100],
  ])
  expect(motionOf(before, before, events).flights).toEqual([])
})
