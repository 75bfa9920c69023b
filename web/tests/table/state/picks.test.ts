import { expect, test } from 'vitest'
import { mayDiscard, toggle } from '../../../src/table/state/picks'

test('a card is picked by one touch and let go by another', () => {
  expect(toggle([0, 3], 4, 5)).toEqual([0, 3, 4])
  expect(toggle([0, 3], 3, 5)).toEqual([0])
})

test('where one card goes, a second pick takes the place of the first', () => {
  expect(toggle([0], 2, 1)).toEqual([2])
})

test('a draw takes as many cards as it may, a pat hand is another button', () => {
  expect(mayDiscard([], [0, 5])).toBe(false)
  expect(mayDiscard([1, 2], [0, 5])).toBe(true)
  expect(mayDiscard([1], [2, 2])).toBe(false)
})
