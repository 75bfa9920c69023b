import { expect, test } from 'vitest'
import { pathOf, routeOf } from '../../../src/table/state/route'

test('a table has an address of its own', () => {
  expect(routeOf('/table/river')).toEqual({ room: 'table', table: 'river' })
  expect(pathOf({ room: 'table', table: 'blue room' })).toBe('/table/blue%20room')
  expect(routeOf('/table/blue%20room')).toEqual({ room: 'table', table: 'blue room' })
})

test('every other address is the lobby', () => {
  expect(routeOf('/')).toEqual({ room: 'lobby' })
  expect(routeOf('/table/')).toEqual({ room: 'lobby' })
})
