import { expect, test } from 'vitest'
import { ahead, hearNow, timeBank, timeLeft, unsetClock } from '../../../src/kit/line/clock'

test('the least delayed message sets the clock', () => {
  let clock = hearNow(unsetClock, 5_000, 1_900)
  clock = hearNow(clock, 6_000, 2_800)
  clock = hearNow(clock, 7_000, 4_500)
  expect(ahead(clock)).toBe(3_200)
})

test('time left is counted on the room clock', () => {
  const clock = hearNow(unsetClock, 5_000, 2_000)
  expect(timeLeft(clock, 25_000, 2_000)).toBe(20_000)
  expect(timeLeft(clock, 25_000, 9_500)).toBe(12_500)
  expect(timeLeft(clock, 25_000, 40_000)).toBe(0)
})

test('a page whose own clock was set anew follows after a dozen messages', () => {
  let clock = hearNow(unsetClock, 5_000, 2_000)
  for (let message = 0; message < 12; message += 1) clock = hearNow(clock, 5_000, 9_000)
  expect(ahead(clock)).toBe(-4_000)
})

test('a time bank runs once the deadline has passed', () => {
  expect(timeBank(unsetClock, 1_000, 30_000, 400)).toEqual({ left: 30_000, running: false })
  expect(timeBank(unsetClock, 1_000, 30_000, 6_000)).toEqual({ left: 25_000, running: true })
  expect(timeBank(unsetClock, 1_000, 30_000, 90_000)).toEqual({ left: 0, running: true })
  expect(timeBank(unsetClock, 1_000, 0, 6_000)).toEqual({ left: 0, running: false })
})
