import { expect, test } from 'vitest'
import { pathOf, routeOf, watchedAt } from '../../../src/table/state/route'

test('a table has an address of its own', () => {
  expect(routeOf('/table/river')).toEqual({ room: 'table', table: 'river' })
  expect(pathOf({ room: 'table', table: 'blue room' })).toBe('/table/blue%20room')
  expect(routeOf('/table/blue%20room')).toEqual({ room: 'table', table: 'blue room' })
})

test('every other address is the lobby', () => {
  expect(routeOf('/')).toEqual({ room: 'lobby' })
  expect(routeOf('/table/')).toEqual({ room: 'lobby' })
})

test('a stream has the address of its table with one word more, and is told by that', () => {
  const stream = routeOf('/table/blue%20room/tv')
  expect(stream).toEqual({ room: 'tv', table: 'blue room' })
  expect(pathOf(stream)).toBe('/table/blue%20room/tv')
  expect(watchedAt(stream)).toBe('blue room/tv')
  expect([watchedAt(routeOf('/table/river')), watchedAt(routeOf('/'))]).toEqual(['river', null])
})
