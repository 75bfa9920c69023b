import { expect, test } from 'vitest'
import { falls, flaws } from '../../src/event/list/file'

test('antes that rise and stay are in order, over a break too', () => {
  const levels = [{ ante: 100 }, { ante: 100 }, { break: 10 }, { ante: 200 }]
  expect(falls(levels)).toEqual([])
})

test('antes that fall are told with their level, those that end too', () => {
  const levels = [{ ante: 200 }, { break: 10 }, { ante: 100 }, {}]
  expect(falls(levels)).toEqual([
    { level: 2, before: 200, ante: 100 },
    { level: 3, before: 100, ante: 0 },
  ])
})

test('in an event of several games each has antes of its own', () => {
  const levels = [
    { game: 'nl-holdem' },
    { game: 'seven-stud', ante: 50 },
    { game: 'nl-holdem' },
    { game: 'seven-stud', ante: 40 },
  ]
  expect(falls(levels)).toEqual([{ level: 4, before: 50, ante: 40 }])
})

test('a big blind that is missing or below the small one is told with its level, breaks not counted', () => {
  const levels = [{ small_blind: 25, big_blind: 50 }, { break: 10 }, { small_blind: 200, big_blind: 100 }, {}]
  expect(flaws(levels)).toEqual([
    { code: 'levels-small-above', level: 2, small: 200, big: 100 },
    { code: 'levels-no-big', level: 3, small: 0, big: 0 },
  ])
})

test('stud is played by bets alone, the big one not below the small one', () => {
  expect(flaws([{ ante: 25, small_bet: 100, big_bet: 200 }, { small_bet: 100 }])).toEqual([])
  expect(flaws([{ small_bet: 200, big_bet: 100 }])).toEqual([
    { code: 'levels-bets-fall', level: 1, small: 200, big: 100 },
  ])
})

test('of breaks alone nothing is played, and equal blinds are blinds', () => {
  expect(flaws([{ break: 10 }]).map(({ code }) => code)).toEqual(['levels-none'])
  expect(flaws([{ small_blind: 50, big_blind: 50 }])).toEqual([])
})
