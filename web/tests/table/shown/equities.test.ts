import { expect, test } from 'vitest'
import { momentsOf, percents, streetOf } from '../../../src/table/shown/equities'
import { still } from '../../../src/table/state/motion'
import { hand } from '../../views'

const equities = [
  {
    cards: 0,
    shares: [
      [1, 462],
      [4, 538],
    ] as [number, number][],
  },
  {
    cards: 3,
    shares: [
      [1, 101],
      [4, 899],
    ] as [number, number][],
  },
  {
    cards: 4,
    shares: [
      [1, 0],
      [4, 1000],
    ] as [number, number][],
  },
]

test('while the board is run out the shares of a street stand from its last card to the next one', () => {
  const motion = { ...still, boards: [{ 0: 100, 1: 190, 2: 280, 3: 930, 4: 1_580 }], reveal: 1_930 }
  const all = momentsOf(hand({ over: true, equities }), motion)
  expect(all.map(({ at }) => at)).toEqual([0, 280, 930])
  expect(all[1]?.shares).toEqual(equities[1]?.shares)
})

test('of cards that lay there before the all-in nothing is told again', () => {
  const motion = { ...still, boards: [{ 3: 300, 4: 950 }], reveal: 1_300 }
  expect(momentsOf(hand({ over: true, equities }), motion).map(({ at }) => at)).toEqual([0, 300])
})

test('hands that wait with open cards have the shares of their street, a hand that nobody saw ends without', () => {
  expect(momentsOf(hand({ equities: equities.slice(0, 1) }), still)).toEqual([
    { at: 0, shares: equities[0]?.shares },
  ])
  expect(momentsOf(hand({ over: true, equities }), still)).toEqual([])
})

test('whole per cents come to a hundred', () => {
  expect(
    percents([
      [1, 294],
      [2, 257],
      [3, 449],
    ]),
  ).toEqual([
    [1, 29],
    [2, 26],
    [3, 45],
  ])
  expect(
    percents([
      [1, 333],
      [2, 333],
      [3, 334],
    ]).reduce((sum, [, one]) => sum + one, 0),
  ).toBe(100)
  expect([0, 3, 4, 5].map(streetOf)).toEqual(['preflop', 'flop', 'turn', null])
})
