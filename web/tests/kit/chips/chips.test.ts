import { expect, test } from 'vitest'
import { stackOf } from '../../../src/kit/chips/chips'

test('a stack has the largest chips at the bottom', () => {
  expect(stackOf(1_625)).toEqual([1_000, 500, 100, 25])
})

test('a tall stack is cut', () => {
  expect(stackOf(4_999, 4)).toEqual([1_000, 1_000, 1_000, 1_000])
  expect(stackOf(0)).toEqual([])
})
