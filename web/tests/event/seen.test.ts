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

test('a player who is as he was is the very same object, and whoever changed is another', () => {
  const before = friday()
  const { picture } = heard.view
  const [table, ...others] = picture.tables
  const taken = table!.taken.map((seat) => (seat.player === 'dora' ? { ...seat, stack: 500 } : seat))
  const richer = { ...heard.view, picture: { ...picture, tables: [{ ...table!, taken }, ...others] } }
  const after = seen(richer, before)
  const hugo = before.players.get('hugo')
  expect(hugo?.place).not.toBeNull()
  expect(after.players.get('hugo')).toBe(hugo)
  expect(after.players.get('dora')).not.toBe(before.players.get('dora'))
  expect(after.players.get('dora')?.stack).toBe(500)
})

test('where nobody has changed the players are those there were', () => {
  const before = friday()
  expect(seen(structuredClone(heard.view), before).players).toBe(before.players)
})
