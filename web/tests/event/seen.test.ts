import { expect, test } from 'vitest'
import { seen } from '../../src/event/seen'
import { friday, heard } from './friday'

test('a player is put together from his seat, his place and what the floor knows of him', () => {
  const { players } = friday()
  expect(players.get('dora')).toMatchObject({
    name: 'Dora',
    table: 1,
    seat: 2,
    stack: 20_000,
    status: 'playing',
    head: 0,
  })
  expect(players.get('hugo')).toMatchObject({ table: 0, status: 'out', place: [8, 8], entries: 1 })
})

test('prizes stand one to a place', () => {
  expect(friday().ladder).toEqual([21_375, 12_825, 8_550])
})

test('a spectator sees who is out all the same', () => {
  const event = seen({ ...heard.view, floor: null })
  expect(event.floor).toBeNull()
  expect(event.players.get('hugo')).toMatchObject({ place: [8, 8], status: 'out' })
})
