import { expect, test } from 'vitest'
import { read } from '../../src/event/read'
import { friday, heard } from './friday'
import message from './small-friday.json'

test('an event is known by its own id, with the room’s time', () => {
  expect(heard).toMatchObject({ t: 'event', id: 'small-friday', version: 17, now: 1_000_468 })
  expect(friday()).toMatchObject({
    name: 'Small Friday',
    phase: 'running',
    entries: 9,
    left: 6,
    in_chips: 90_000,
  })
})

test('a player is put together from his seat, his place and what the floor knows of him', () => {
  const { players } = friday()
  expect(players.get('dora')).toMatchObject({
    name: 'Dora',
    table: 1,
    seat: 2,
    stack: 20_000,
    status: 'playing',
  })
  expect(players.get('hugo')).toMatchObject({ table: 0, status: 'out', place: [8, 8], entries: 1 })
})

test('tables have players by seat, and buttons only where the room knows them', () => {
  expect(friday().tables.map(({ number, chairs, seats }) => [number, chairs, [...seats]])).toEqual([
    [1, 3, [[1, 'fatima'], [2, 'dora'], [3, 'chen']]],
    [2, 3, [[1, 'boris'], [2, 'galina'], [3, 'ada']]],
  ]) // prettier-ignore
  expect(friday().tables[0]!.button).toBeNull()
})

test('prizes stand one to a place, and levels and breaks in their order', () => {
  expect(friday().prizes).toEqual([21_375, 12_825, 8_550])
  expect(friday().terms.levels.map(({ number, pause, length }) => [number, pause, length / 60_000])).toEqual([
    [1, false, 20],
    [2, false, 20],
    [2, true, 10],
    [3, false, 30],
  ])
})

test('the floor knows what an undo would take back', () => {
  expect(friday().floor?.undo).toMatchObject({ number: 17, kind: 'break-table', by: 'floor' })
  expect(friday().floor?.record[0]).toMatchObject({ kind: 'penalty', sanction: 'warning' })
})

test('a spectator is shown no desk', () => {
  const spectator = read({ ...message, view: { ...message.view, floor: null } })
  if (spectator.t !== 'event') throw new Error(spectator.t)
  expect(spectator.event.floor).toBeNull()
  expect(spectator.event.players.get('hugo')).toMatchObject({ place: [8, 8], status: 'out' })
})

test('what this page does not know is left alone', () => {
  expect(read({ t: 'news-from-tomorrow' })).toEqual({ t: 'other' })
})
