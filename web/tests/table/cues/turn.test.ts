import { expect, test } from 'vitest'
import type { You } from '../../../src/kit/wire/table'
import { waitsForMe } from '../../../src/table/cues/turn'
import { hand, options, view } from '../../views'

const you: You = {
  seat: 1,
  wallet: 0,
  status: 'playing',
  options: null,
  waits: false,
  straddles: false,
  runs_twice: null,
  bank: 0,
  conduct: null,
  ignored: [],
  bank_by_itself: true,
  hidden: [],
  shows: 'some',
  auto_muck: true,
  at_big_blind: '',
  keeps: 0,
}

test('the turn is the one whose options are told to me', () => {
  expect(waitsForMe(null)).toBeNull()
  expect(waitsForMe(view())).toBeNull()
  expect(waitsForMe(view({ you }))).toBeNull()
  expect(waitsForMe(view({ you: { ...you, options: options() } }))).toBe('12:9')
  expect(waitsForMe(view({ you: { ...you, options: options() }, stopped: true }))).toBeNull()
})

test('each turn has a name of its own', () => {
  const mine = { ...you, options: options() }
  expect(waitsForMe(view({ you: mine, hand: hand({ turn: 11 }) }))).toBe('12:11')
})

test('who is asked whether the board is run twice is waited for', () => {
  const asked = { times: 2, seats: [1, 4], until: 5_000 }
  expect(waitsForMe(view({ you, hand: hand({ asked }) }))).toBe('12:asked')
  expect(waitsForMe(view({ you: { ...you, seat: 7 }, hand: hand({ asked }) }))).toBeNull()
})

test('who names the next game is waited for until he has', () => {
  const rotation = {
    name: 'dealers-choice',
    games: [],
    hands: 0,
    next_game: '',
    next_in: 0,
    chooser: 1,
    chosen: null,
  }
  expect(waitsForMe(view({ you, rotation, deal_at: 9_000 }))).toBe('12:names')
  expect(waitsForMe(view({ you, rotation, deal_at: null }))).toBeNull()
  expect(waitsForMe(view({ you, rotation: { ...rotation, chosen: 'razz' }, deal_at: 9_000 }))).toBeNull()
})
