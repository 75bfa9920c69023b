import { expect, test } from 'vitest'
import { stacksToKeep, waitsForBlind } from '../../../src/table/stay/stay'
import { view } from '../../views'

test('a stack is kept at what one usually brings, at the most one may, or at what it is kept at now', () => {
  const river = view({ big_blind: 100, bets: [], min_buy_in: 4_000, max_buy_in: 20_000 })
  expect(stacksToKeep(river, 0)).toEqual([0, 10_000, 20_000])
  expect(stacksToKeep(river, 6_000)).toEqual([0, 6_000, 10_000, 20_000])
  expect(stacksToKeep({ ...river, max_buy_in: 8_000 }, 0)).toEqual([0, 8_000])
  expect(stacksToKeep({ ...river, bets: [100, 200] }, 0)).toEqual([0, 8_000, 20_000])
})

test('nobody waits for a big blind in stud, in a mix somebody does', () => {
  const rotation = {
    name: 'horse',
    games: ['fl-holdem', 'razz'],
    hands: 8,
    next_game: 'razz',
    next_in: 1,
    chooser: null,
    chosen: null,
  }
  expect(waitsForBlind(view({ big_blind: 100, rotation: null }))).toBe(true)
  expect(waitsForBlind(view({ big_blind: 0, rotation: null }))).toBe(false)
  expect(waitsForBlind(view({ big_blind: 0, rotation }))).toBe(true)
})
