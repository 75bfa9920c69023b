import { expect, test } from 'vitest'
import { drewOf, lastOf, markOf, seatLabel } from '../../src/table/seatLabel'
import { type Params, sayIn } from '../../src/kit/text/catalogue'
import { hand, seat, view } from '../views'
import { tableTexts } from '../../src/table/text/texts'
import { speak } from '../speak'

await speak(tableTexts)

const say = (language: 'en' | 'ru') => (code: string, params?: Params) => sayIn(language, code, params ?? {})

test('a seat says who sits there, with how much, and whose turn it is', () => {
  const anna = seat(3, 'Anna', { stack: 9_800 })
  const table = view({ seats: [anna], hand: hand({ to_act: 3 }), button: 9 })
  expect(seatLabel(anna, table, say('en'))).toBe('Seat 3, Anna, 9,800 chips, to act')
  expect(seatLabel(anna, table, say('ru'))).toBe('Бокс 3, Anna, 9\u00a0800 фишек, ход')
})

test('a player made of code is said to be one', () => {
  const nora = seat(5, 'Nora', { stack: 4_000, bot: true })
  expect(seatLabel(nora, view({ seats: [nora] }), say('en'))).toBe('Seat 5, Nora, 4,000 chips, bot')
})

test('an all-in winner on the button says all of it', () => {
  const boris = seat(4, 'Boris', { stack: 0, all_in: true, won: 600, bet: 300 })
  const table = view({ seats: [boris], button: 4 })
  expect(seatLabel(boris, table, say('en'))).toBe('Seat 4, Boris, 0 chips, button, all-in, bet 300, wins 600')
})

test('a mark says why a player is out of the action', () => {
  expect(markOf(seat(1, 'Anna'))).toBeNull()
  expect(markOf(seat(1, 'Anna', { all_in: true }))).toBe('mark-all-in')
  expect(markOf(seat(1, 'Anna', { in_hand: false, status: 'waiting' }))).toBe('mark-waiting')
  expect(markOf(seat(1, 'Anna', { in_hand: false, status: 'sitting_out' }))).toBe('mark-sitting-out')
  expect(markOf(seat(1, 'Anna', { status: 'leaving' }))).toBe('mark-leaving')
})

test('a raise that opened the betting is called a bet', () => {
  const raised = seat(7, 'Carol', { last: { kind: 'raise', amount: 400 } })
  expect(lastOf(raised, new Set())).toEqual({ code: 'last-raise', params: { amount: 400 } })
  expect(lastOf(raised, new Set([7]))).toEqual({ code: 'last-bet', params: { amount: 400 } })
})

test('open cards and the draw are said aloud', () => {
  const boris = seat(4, 'Boris', { cards: ['??', '??', 'Kh', '7d'], up: [2, 3] })
  expect(seatLabel(boris, view({ seats: [boris] }), say('en'))).toContain(
    'shows king of hearts, seven of diamonds',
  )
  const pat = seat(4, 'Boris', { drew: 0 })
  expect(seatLabel(pat, view({ seats: [pat] }), say('en'))).toContain('stood pat')
  const two = seat(4, 'Boris', { drew: 2 })
  expect(seatLabel(two, view({ seats: [two] }), say('ru'))).toContain('обмен 2 карт')
})

test('the draw is labelled until the player folds', () => {
  expect(drewOf(seat(4, 'Boris', { drew: 2 }))).toEqual({ code: 'last-drew', params: { count: 2 } })
  expect(drewOf(seat(4, 'Boris', { drew: 0 }))?.code).toBe('last-pat')
  expect(drewOf(seat(4, 'Boris'))).toBeNull()
  expect(drewOf(seat(4, 'Boris', { drew: 2, folded: true }))).toBeNull()
})

test('a bring-in is labelled, a draw not twice', () => {
  const last = (kind: 'bring-in' | 'discard', drew: number | null = null) =>
    lastOf(seat(4, 'Boris', { last: { kind, amount: 25 }, drew }), new Set())
  expect(last('bring-in')?.code).toBe('last-bring-in')
  expect(last('discard', 2)).toBeNull()
  expect(last('discard')?.code).toBe('last-discard')
})
