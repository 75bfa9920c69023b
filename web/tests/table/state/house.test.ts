import { expect, test } from 'vitest'
import { come, emptyHouse, hear, missed } from '../../../src/table/state/house'
import { lobbyTable, message } from '../../views'

test('a table that the room does not have is gone; any other refusal is to be told', () => {
  const at = come(emptyHouse, 'lake')
  expect(missed(at, 'room-no-such-table')?.table?.gone).toBe(true)
  expect(missed(at, 'room-stale-turn')).toBeNull()
  expect(missed(emptyHouse, 'room-no-such-table')).toBeNull()
})

test('coming to another table forgets the one before', () => {
  const first = hear(come(emptyHouse, 'river'), message(18, []), 1_000_000)
  const second = come(first, 'lake')
  expect(second.table).toMatchObject({ id: 'lake', version: null, view: null })
  expect(come(second, null).table).toBeNull()
  expect(come(first, 'river')).toBe(first)
})

test('the lobby is whole in every message', () => {
  expect(hear(emptyHouse, { t: 'lobby', tables: [lobbyTable], events: [] }, 0).tables).toEqual([lobbyTable])
})
