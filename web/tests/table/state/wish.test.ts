import { describe, expect, test } from 'vitest'
import { askable, grant, stands, toCall, type Asked, type Wish } from '../../../src/table/state/wish'
import { hand, options, seat, view } from '../../views'

const anna = seat(1, 'Anna', { bet: 0, stack: 1_000 })
const facing = (bet: number, street = 'flop') =>
  view({ seats: [anna, seat(2, 'Boris', { bet })], hand: hand({ street }) })
const wish = (asked: Asked, call = 0, street = 'flop'): Wish => ({ asked, call, street })

test('check or fold checks while checking is free', () => {
  expect(grant(wish('check-or-fold'), options({ check: true, call: 0 }))).toBe('check')
  expect(grant(wish('check-or-fold'), options())).toBe('fold')
})

test('a wish to check lapses when somebody has bet', () => {
  expect(grant(wish('check'), options({ check: true, call: 0 }))).toBe('check')
  expect(grant(wish('check'), options())).toBeNull()
})

test('a call is of one amount, or of any; nobody folds where checking is free', () => {
  expect(grant(wish('call', 100), options({ call: 100 }))).toBe('call')
  expect(grant(wish('call', 100), options({ call: 300 }))).toBeNull()
  expect(grant(wish('call', 100), options({ check: true, call: 0 }))).toBeNull()
  expect(grant(wish('call-any'), options({ call: 300 }))).toBe('call')
  expect(grant(wish('call-any'), options({ check: true, call: 0 }))).toBe('check')
  expect(grant(wish('fold', 100), options())).toBe('fold')
  expect(grant(wish('fold', 100), options({ check: true, call: 0 }))).toBe('check')
})

test('nothing asked in advance answers a draw or a bring-in', () => {
  for (const asked of ['check-or-fold', 'call-any', 'fold'] as const) {
    expect(grant(wish(asked), options({ discards: [0, 5] }))).toBeNull()
    expect(grant(wish(asked), options({ bring_in: 25 }))).toBeNull()
  }
})

test('nothing is offered that could not be granted', () => {
  expect(askable(facing(0), anna)).toEqual(['check', 'check-or-fold', 'call-any'])
  expect(askable(facing(100), anna)).toEqual(['fold', 'call', 'call-any'])
  expect(toCall(facing(100), { ...anna, bet: 40 })).toBe(60)
  expect(toCall(facing(5_000), anna)).toBe(1_000)
})

describe('another bet', () => {
  test('withdraws a check and a call', () => {
    expect(stands(wish('check'), facing(0), anna)).toBe(true)
    expect(stands(wish('check'), facing(100), anna)).toBe(false)
    expect(stands(wish('call', 100), facing(100), anna)).toBe(true)
    expect(stands(wish('call', 100), facing(300), anna)).toBe(false)
  })

  test('leaves a fold, a call of any and check or fold as they are', () => {
    for (const asked of ['fold', 'call-any', 'check-or-fold'] as const)
      expect(stands(wish(asked, 100), facing(300), anna)).toBe(true)
  })
})

test('on the next street only check or fold is left', () => {
  for (const asked of ['check', 'fold', 'call', 'call-any'] as const)
    expect(stands(wish(asked), facing(0, 'turn'), anna)).toBe(false)
  expect(stands(wish('check-or-fold'), facing(0, 'turn'), anna)).toBe(true)
})
