import { expect, test } from 'vitest'
import { falls } from '../../src/event/list/file'

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
