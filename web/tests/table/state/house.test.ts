import { expect, test } from 'vitest'
import { come, emptyHouse, hear, missed, ownTables, sits, watched } from '../../../src/table/state/house'
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

const ids = (tables: readonly { id: string }[]) => tables.map(({ id }) => id)

test('who sits at several tables sees the one he is at, and the others beside it', () => {
  const at = sits(come(emptyHouse, 'river'), ['river', 'lake', 'pond'])
  expect(at.table?.id).toBe('river')
  expect(ids(at.beside)).toEqual(['lake', 'pond'])
  expect(ids(ownTables(at))).toEqual(['river', 'lake', 'pond'])
})

test('going to another of his tables keeps what is known of both', () => {
  const known = hear(sits(come(emptyHouse, 'river'), ['river', 'lake']), message(18, []), 1_000_000)
  const gone = come(known, 'lake')
  expect(gone.table?.id).toBe('lake')
  expect(ids(gone.beside)).toEqual(['river'])
  expect(gone.beside[0]?.view).toBe(known.table?.view)
  expect(come(gone, 'river').table).toBe(gone.beside[0])
  expect(ids(ownTables(gone))).toEqual(['river', 'lake'])
})

test('a table beside is told of too, and forgotten when he has left it', () => {
  const at = sits(come(emptyHouse, 'lake'), ['river', 'lake'])
  const told = hear(at, message(18, []), 1_000_000)
  expect(told.beside[0]?.version).toBe(18)
  expect(told.table?.version).toBeNull()
  expect(ids(watched(sits(told, ['lake'])))).toEqual(['lake'])
  // In the lobby all of his tables go on.
  expect(ids(watched(come(told, null)))).toEqual(['river', 'lake'])
})
