import { expect, test } from 'vitest'
import { timetable } from '../../src/event/list/breaks'

const friday = {
  id: 'friday',
  name: 'Friday',
  breaks: [
    { at: 40, length: 10 },
    { at: 70, length: 15 },
  ],
}
const turbo = {
  id: 'turbo',
  name: 'Turbo',
  breaks: [
    { at: 55, length: 5 },
    { at: 70, length: 15 },
  ],
}

test('breaks of all tournaments stand by time, and one that is common to them stands once', () => {
  expect(timetable([friday, turbo])).toEqual([
    { at: 40, length: 10, names: ['Friday'], all: false },
    { at: 55, length: 5, names: ['Turbo'], all: false },
    { at: 70, length: 15, names: ['Friday', 'Turbo'], all: true },
  ])
})

test('while one of them has no known break they never all rest', () => {
  const rows = timetable([friday, turbo, { id: 'slow', name: 'Slow', breaks: [] }])
  expect(rows.map(({ all }) => all)).toEqual([false, false, false])
})
