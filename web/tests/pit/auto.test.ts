import { expect, test } from 'vitest'
import { holdOf, stops } from '../../src/pit/machine/auto'
import { luckOf } from '../../src/pit/side/luck'

const auto = { hands: 10, from: 1_000, loss: 100, win: 500 }

test('it stops at the limits one has set', () => {
  expect(stops(auto, 950)).toBeNull()
  expect(stops(auto, 900)).toBe('loss')
  expect(stops(auto, 1_500)).toBe('win')
  expect(stops({ ...auto, loss: 0 }, 0)).toBeNull()
  expect(stops({ ...auto, hands: 0 }, 1_000)).toBe('hands')
})

test('another hold costs what it is worth less than the best', () => {
  const worth = [
    { kind: 'hold', amount: 0, cards: ['Ah', 'Kh'], value: '0.500000000' },
    { kind: 'hold', amount: 0, cards: ['Ah'], value: '0.125000000' },
  ]
  expect(holdOf({ worth }, ['Kh', 'Ah'])?.cost).toBe(0)
  expect(holdOf({ worth }, ['Ah'])?.cost).toBe(0.375)
  expect(holdOf({ worth: [] }, [])).toBeNull()
})

test('luck is what the edge does not explain', () => {
  expect(luckOf({ first: 1_000, net: 30, doubled: 0 }, 0.05)).toEqual({ expected: -50, luck: 80 })
  expect(luckOf({ first: 0, net: 0, doubled: 0 }, 0.05)).toEqual({ expected: 0, luck: 0 })
  // Doubling costs nothing: what came of it is told by itself.
  expect(luckOf({ first: 1_000, net: 30, doubled: 200 }, 0.05)).toEqual({ expected: -50, luck: -120 })
})
