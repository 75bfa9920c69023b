import { expect, test } from 'vitest'
import { leaps, payouts } from '../../src/event/payouts'
import { friday } from './friday'

test('places that pay alike stand in one line until somebody has one of them', () => {
  const ladder = [500, 300, 100, 100, 100, 100]
  const rows = payouts(friday({ ladder, left: 6 }))
  expect(rows.map(({ first, last, amount }) => [first, last, amount])).toEqual([
    [1, 1, 500],
    [2, 2, 300],
    [3, 6, 100],
  ])
  const players = new Map(friday().players)
  players.set('ada', { ...players.get('ada')!, place: [6, 6] })
  expect(payouts(friday({ ladder, left: 5, players })).slice(-2)).toMatchObject([
    { first: 3, last: 5, player: '', next: true },
    { first: 6, last: 6, player: 'Ada', next: false },
  ])
})

test('the prize that is played for next is marked: on the bubble the least one', () => {
  expect(payouts(friday()).map(({ next }) => next)).toEqual([false, false, true])
  expect(payouts(friday({ left: 2 })).map(({ next }) => next)).toEqual([false, true, false])
})

test('players who share a place stand together', () => {
  const players = new Map(friday().players)
  for (const id of ['ada', 'boris']) players.set(id, { ...players.get(id)!, place: [2, 3] })
  expect(payouts(friday({ players })).map(({ player }) => player)).toEqual(['', 'Ada, Boris', 'Ada, Boris'])
})

test('who shares places for the same money stands in one line with them', () => {
  const players = new Map(friday().players)
  for (const id of ['ada', 'boris']) players.set(id, { ...players.get(id)!, place: [2, 3], prize: 10_000 })
  expect(payouts(friday({ players })).map(({ first, last, player }) => [first, last, player])).toEqual([
    [1, 1, ''],
    [2, 3, 'Ada, Boris'],
  ])
})

test('a long ladder is cut to the top and to what is played for next', () => {
  const ladder = Array.from({ length: 40 }, (_, index) => 10_000 - index * 100)
  const rows = payouts(friday({ ladder, left: 30 }), 12)
  expect(rows).toHaveLength(12)
  expect(rows.slice(0, 3).map(({ first }) => first)).toEqual([1, 2, 3])
  expect(rows.some(({ first, next }) => next && first === 30)).toBe(true)
  // Below the third place some are left out, and that is said; nowhere else.
  expect(rows.flatMap((_, at) => (leaps(rows, at) ? [at] : []))).toEqual([3])
})

test('after a deal its amounts stand by name, and by place what is still played for', () => {
  const agreed = Object.fromEntries([
    ['ada', 15_000],
    ['boris', 20_000],
  ])
  const players = new Map(friday().players)
  players.set('chen', { ...players.get('chen')!, place: [3, 3], prize: 8_550 })
  const rows = (event = friday({ agreed, kept: 5_000, left: 2, players })) =>
    payouts(event).map(({ first, player, amount }) => [first, player, amount])
  expect(rows()).toEqual([
    [1, '', 5_000],
    [0, 'Boris', 20_000],
    [0, 'Ada', 15_000],
    [3, 'Chen', 8_550],
  ])
  players.set('ada', { ...players.get('ada')!, place: [1, 1], prize: 20_000 })
  players.set('boris', { ...players.get('boris')!, place: [2, 2], prize: 20_000 })
  expect(rows(friday({ agreed, kept: 5_000, left: 1, phase: 'finished', players }))).toEqual([
    [1, 'Ada', 20_000],
    [2, 'Boris', 20_000],
    [3, 'Chen', 8_550],
  ])
})
