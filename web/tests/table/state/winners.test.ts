import { expect, test } from 'vitest'
import type { Winner } from '../../../src/kit/wire/table'
import { winsOf } from '../../../src/table/state/winners'
import { hand } from '../../views'

const high: Winner = {
  seat: 1,
  amount: 300,
  pot: 0,
  board: 0,
  share: 'high',
  hand: { code: 'hand-flush', params: { first: 'ace' } },
}
const low: Winner = { ...high, share: 'low', hand: { code: 'hand-low', params: { ranks: '8-6-4-3-A' } } }

test('one who scoops is named with both hands, each once over all pots', () => {
  const winners = [high, low, { ...high, pot: 1 }, { ...low, pot: 1 }]
  expect(winsOf(hand({ winners }), 1).map(({ share }) => share)).toEqual(['high', 'low'])
})

test('halves are told apart by their winners', () => {
  const winners = [high, { ...low, seat: 4 }]
  expect(winsOf(hand({ winners }), 4).map(({ hand: with_ }) => with_?.code)).toEqual(['hand-low'])
})

test('two boards are two wins', () => {
  const winners = [
    { ...high, share: null },
    { ...high, share: null, board: 1 },
  ]
  const boards = [['As'], ['Kd']]
  expect(winsOf(hand({ winners, boards }), 1).map(({ board }) => board)).toEqual([0, 1])
})

test('a pot that is not split needs no such words', () => {
  expect(winsOf(hand({ winners: [{ ...high, share: null }] }), 1)).toEqual([])
})
