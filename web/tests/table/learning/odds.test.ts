import { expect, test } from 'vitest'
import { potOdds } from '../../../src/table/learning/odds'

test('150 to win 450 is three to one: a call pays for who wins more than a quarter of the time', () => {
  expect(potOdds(150, 450)).toEqual({ toOne: 3, share: 25 })
})

test('a share is rounded up: who wins no oftener than that loses by calling', () => {
  expect(potOdds(100, 250)).toEqual({ toOne: 2.5, share: 29 })
  expect(potOdds(1_000, 1)).toEqual({ toOne: 0, share: 100 })
})
