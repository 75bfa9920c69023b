import { describe, expect, test } from 'vitest'
import { askable, grant, left, toCall, type Asked, type Wish } from '../../../src/table/state/wish'
import type { LastAction } from '../../../src/kit/wire/table'
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

test('who has answered the bets there are is offered no check: in turn again he faces another', () => {
  const offered = (kind: LastAction['kind'], street = 'flop') => {
    const hero = { ...anna, last: { kind, amount: 0 } }
    return askable(view({ seats: [hero, seat(2, 'Boris')], hand: hand({ street, to_act: 2 }) }), hero)
  }
  expect(offered('check')).toEqual(['check-or-fold', 'call-any'])
  expect(offered('raise')).toEqual(['check-or-fold', 'call-any'])
  const big = { ...anna, bet: 100, last: { kind: 'big-blind', amount: 100 } as const }
  expect(askable(view({ seats: [big], hand: hand({ to_act: 2 }) }), big)).toContain('check')
})

test('nothing is offered before a draw, nor while nobody is to act', () => {
  const offered = (
    street: string,
    own: LastAction['kind'] | null,
    other: LastAction['kind'] | null,
    bet = 0,
  ) => {
    const last = (kind: LastAction['kind'] | null) => (kind ? { kind, amount: 0 } : null)
    const hero = { ...anna, last: last(own) }
    const seats = [hero, seat(2, 'Boris', { last: last(other), bet })]
    return askable(view({ seats, hand: hand({ street, to_act: 2 }) }), hero).length
  }
  expect(offered('first-draw', null, null)).toBe(0)
  expect(offered('second-draw', 'check', 'call')).toBe(0)
  expect(offered('first-draw', 'discard', null)).toBe(3)
  expect(offered('draw', 'check', 'discard')).toBe(2)
  expect(offered('draw', 'check', 'raise', 200)).toBe(3)
  expect(offered('predraw', null, 'call')).toBe(3)
  expect(offered('discard', 'discard', null)).toBe(0)
  const ran = view({ seats: [anna], hand: hand({ street: 'flop', to_act: null }) })
  expect(askable(ran, anna)).toEqual([])
})

test('a big blind that was too short is called as a whole one', () => {
  const short = { bet: 30, all_in: true, last: { kind: 'big-blind', amount: 30 } } as const
  expect(toCall(view({ seats: [anna, seat(2, 'Boris', short)] }), anna)).toBe(100)
  expect(toCall(view({ seats: [anna, seat(2, 'Boris', { ...short, last: null })] }), anna)).toBe(30)
})

describe('another bet', () => {
  test('withdraws a check, a call and a fold', () => {
    expect(left(wish('check'), facing(0), anna)).toEqual(wish('check'))
    expect(left(wish('check'), facing(100), anna)).toBeNull()
    for (const asked of ['call', 'fold'] as const) {
      expect(left(wish(asked, 100), facing(100), anna)).toEqual(wish(asked, 100))
      expect(left(wish(asked, 100), facing(300), anna)).toBeNull()
    }
  })

  test('leaves the fold of check or fold, which a raise withdraws', () => {
    const folds = left(wish('check-or-fold'), facing(100), anna)
    expect(folds).toEqual(wish('fold', 100))
    expect(left(folds!, facing(300), anna)).toBeNull()
  })

  test('is called by a call of any, unless it would now cost the stack', () => {
    for (const bet of [0, 100, 300, 999])
      expect(left(wish('call-any', 100), facing(bet), anna)).not.toBeNull()
    expect(left(wish('call-any', 100), facing(1_000), anna)).toBeNull()
    expect(left(wish('call-any', 1_000), facing(5_000), anna)).not.toBeNull()
  })
})

test('nothing that was asked for on one street is done on the next', () => {
  for (const asked of ['check', 'check-or-fold', 'fold', 'call', 'call-any'] as const)
    expect(left(wish(asked), facing(0, 'turn'), anna)).toBeNull()
})
