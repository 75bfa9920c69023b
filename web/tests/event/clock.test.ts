import { expect, test } from 'vitest'
import { digits } from '../../src/kit/dates'
import { average, clockAt, levelAt } from '../../src/event/clock'
import { friday } from './friday'

const MINUTE = 60_000
const { ends } = friday().clock

test('a running level counts down to its deadline on the room’s clock', () => {
  const shown = clockAt(friday(), ends - 5 * MINUTE)
  expect(shown).toMatchObject({ left: 5 * MINUTE, running: true, on_break: false, length: 20 * MINUTE })
  expect(shown.level).toMatchObject({ number: 2, small_blind: 50, big_blind: 100, ante: 100 })
  expect(shown.next).toMatchObject({ number: 3, big_blind: 200 })
})

test('with the line lost the clock goes on through a break and the level after it', () => {
  const pause = clockAt(friday(), ends + MINUTE)
  expect(pause).toMatchObject({ on_break: true, left: 9 * MINUTE, colour_up: [25] })
  expect(pause.next.big_blind).toBe(200)
  const later = clockAt(friday(), ends + 25 * MINUTE)
  expect(later).toMatchObject({ on_break: false, left: 15 * MINUTE })
  expect(later.level.number).toBe(3)
})

test('after the last level the blinds double, as they do in the room', () => {
  const { structure } = friday()
  expect(levelAt(structure, 4)).toMatchObject({ number: 4, small_blind: 200, big_blind: 400, ante: 400 })
  expect(levelAt(structure, 5)).toMatchObject({ number: 5, big_blind: 800 })
  expect(clockAt(friday(), ends + 50 * MINUTE).level.big_blind).toBe(400)
})

test('a clock that stands shows what was left, however late it is', () => {
  const clock = { ...friday().clock, running: false, remaining: 7 * MINUTE }
  expect(clockAt(friday({ clock }), ends + 60 * MINUTE)).toMatchObject({ left: 7 * MINUTE, running: false })
})

test('the next break is what is left of this level and the levels before it', () => {
  expect(clockAt(friday(), ends - MINUTE).break_in).toBe(MINUTE)
  const first = { ...friday().clock, index: 0 }
  expect(clockAt(friday({ clock: first }), ends - MINUTE).break_in).toBe(21 * MINUTE)
  expect(clockAt(friday(), ends + 15 * MINUTE).break_in).toBeNull()
})

test('in a break that all events have the level waits, and goes on with what it had left', () => {
  const levels = friday().structure.filter(({ pause }) => !pause)
  const clock = { ...friday().clock, length: 5 * MINUTE, held: 12 * MINUTE, on_break: true }
  const common = (rest: 'called' | 'on') =>
    friday({ structure: levels, clock: { ...clock, rest, running: rest === 'on' } })
  const called = clockAt(common('called'), ends - 3 * MINUTE)
  expect(called).toMatchObject({ called: true, on_break: true, running: false, left: 5 * MINUTE })
  const on = clockAt(common('on'), ends - 3 * MINUTE)
  expect(on).toMatchObject({ called: false, on_break: true, left: 3 * MINUTE })
  expect(on.next.number).toBe(on.level.number)
  expect(clockAt(common('on'), ends + MINUTE)).toMatchObject({ on_break: false, left: 11 * MINUTE })
})

test('the next common break is known by its time of day', () => {
  const { structure: all, clock } = friday()
  const levels = all.filter(({ pause }) => !pause)
  const common = friday({ structure: levels, clock: { ...clock, next_break: ends - MINUTE - clock.now } })
  expect(clockAt(common, ends - 4 * MINUTE).break_in).toBe(3 * MINUTE)
})

test('before the start the first level stands in full', () => {
  const clock = { ...friday().clock, index: 0, running: false, remaining: 0 }
  expect(clockAt(friday({ phase: 'registering', clock }), ends)).toMatchObject({
    left: 20 * MINUTE,
    running: false,
  })
})

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_001, '01:00'],
  [20 * MINUTE, '20:00'],
  [60 * MINUTE, '1:00:00'],
  [83 * MINUTE + 5_000, '1:23:05'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(digits(ms)).toBe(shown)
})

test('the average is in chips and in big blinds of the level played, in a break of the next', () => {
  expect(average(friday(), clockAt(friday(), ends - MINUTE))).toEqual({ chips: 15_000, blinds: 150 })
  expect(average(friday(), clockAt(friday(), ends + MINUTE))).toEqual({ chips: 15_000, blinds: 75 })
  const short = friday({ in_play: 9_300 })
  expect(average(short, clockAt(short, ends - MINUTE)).blinds).toBe(15.5)
})
