import { expect, test } from 'vitest'
import {
  amountAt,
  fixedSizes,
  isLarge,
  nudge,
  positionOf,
  presets,
  raiseCode,
  sizedStreet,
  SLIDER_END,
} from '../../../src/table/state/raise'
import { hand, options, seat, stud, view } from '../../views'

test('an unraised pot before the flop is opened in big blinds', () => {
  const sizes = presets(view(), options(), seat(1, 'Anna'))
  expect(sizes.map(({ to }) => to)).toEqual([250, 300, 350, 10_000])
  expect(sizes[0]).toMatchObject({ code: 'preset-blinds', params: { count: 2.5 } })
})

test('the big blind who may check opens in big blinds too', () => {
  const mayCheck = options({ check: true, call: 0, pot_raise: 400 })
  const sizes = presets(view({ hand: hand({ total: 300 }) }), mayCheck, seat(7, 'Carol', { bet: 100 }))
  expect(sizes.map(({ to }) => to)).toEqual([250, 300, 400, 10_000])
})

test('against a raise before the flop sizes are parts of the pot', () => {
  const raised = options({ call: 300, raise_min: 500, pot_raise: 1_050 })
  const preflop = view({ hand: hand({ total: 450 }) })
  expect(presets(preflop, raised, seat(1, 'Anna')).map(({ to }) => to)).toEqual([500, 675, 1_050, 10_000])
})

test('on the flop half the pot is half of what a pot raise adds', () => {
  const flop = view({ hand: hand({ street: 'flop', total: 900 }) })
  const bet = options({ check: true, call: 0, raise_min: 100, opens: true, pot_raise: 900 })
  expect(presets(flop, bet, seat(1, 'Anna')).map(({ to }) => to)).toEqual([100, 450, 900, 10_000])
})

test('half a pot is half of the pot also where all of it is more than the stack', () => {
  const flop = view({ hand: hand({ street: 'flop', total: 900 }) })
  const bet = options({ check: true, call: 0, raise_min: 100, raise_max: 600, opens: true, pot_raise: 600 })
  expect(presets(flop, bet, seat(1, 'Anna')).map(({ to }) => to)).toEqual([100, 450, 600, 600])
})

test('a short stack has every size pulled to all it has', () => {
  const short = options({ raise_min: 240, raise_max: 240, pot_raise: 240 })
  expect(presets(view(), short, seat(1, 'Anna')).map(({ to }) => to)).toEqual([240, 240, 240, 240])
})

test('without a raise there is nothing to size', () => {
  expect(presets(view(), options({ raise_min: 0, raise_max: 0, pot_raise: 0 }), seat(1, 'Anna'))).toEqual([])
})

test('the ends of the slider are exact and the middle is whole small blinds', () => {
  const odd = options({ raise_min: 200, raise_max: 9_873 })
  expect(amountAt(0, odd, 50)).toBe(200)
  expect(amountAt(SLIDER_END, odd, 50)).toBe(9_873)
  for (let position = 1; position < SLIDER_END; position += 37) {
    expect(amountAt(position, odd, 50) % 50).toBe(0)
  }
})

test('half of the slider is a quarter of the way', () => {
  expect(amountAt(500, options({ raise_min: 200, raise_max: 10_200 }), 50)).toBe(2_700)
  expect(positionOf(2_700, options({ raise_min: 200, raise_max: 10_200 }))).toBe(500)
  expect(positionOf(240, options({ raise_min: 240, raise_max: 240 }))).toBe(SLIDER_END)
})

test('an arrow moves to the next whole big blind and stops at the ends', () => {
  expect(nudge(250, 1, options(), 100)).toBe(300)
  expect(nudge(250, -1, options(), 100)).toBe(200)
  expect(nudge(200, -1, options(), 100)).toBe(200)
  expect(nudge(9_950, 1, options({ raise_max: 9_960 }), 100)).toBe(9_960)
})

test('in pot-limit the pot is the most, and the sizes lie below it', () => {
  const flop = view({ betting: 'pot-limit', hand: hand({ street: 'flop', total: 900 }) })
  const bet = options({ check: true, call: 0, raise_min: 100, raise_max: 900, opens: true, pot_raise: 900 })
  expect(presets(flop, bet, seat(1, 'Anna')).map(({ code, to }) => [code, to])).toEqual([
    ['preset-min', 100],
    ['preset-half-pot', 450],
    ['preset-most-of-pot', 675],
    ['preset-pot', 900],
  ])
})

test('in pot-limit a stack smaller than the pot is all-in', () => {
  const preflop = view({ betting: 'pot-limit' })
  const short = options({ raise_min: 200, raise_max: 320, pot_raise: 350 })
  expect(presets(preflop, short, seat(1, 'Anna', { stack: 320 })).at(-1)).toMatchObject({
    code: 'preset-all-in',
    to: 320,
  })
})

test('half-pot and spread limits name their own most', () => {
  const bet = options({ raise_min: 100, raise_max: 450, pot_raise: 900 })
  const codes = (betting: string) =>
    presets(view({ betting, hand: hand({ street: 'turn' }) }), bet, seat(1, 'Anna')).map(({ code }) => code)
  expect(codes('half-pot')).toEqual(['preset-min', 'preset-half-pot'])
  expect(codes('spread-limit')).toEqual(['preset-min', 'preset-max'])
})

test('a fixed bet has no size to choose, an open pair on fourth street has two', () => {
  const limit = options({ raise_min: 200, raise_max: 200, fixed: true })
  expect(presets(view(), limit, seat(1, 'Anna'))).toEqual([])
  expect(fixedSizes(limit)).toEqual([200])
  expect(fixedSizes(options({ raise_min: 100, raise_max: 200, fixed: true }))).toEqual([100, 200])
  expect(fixedSizes(options({ raise_min: 0, raise_max: 0, fixed: true }))).toEqual([])
})

test('over a bring-in the raise is a completion, over a completion it is a raise', () => {
  const third = (bet: number) => view({ ...stud, seats: [seat(1, 'Anna'), seat(4, 'Boris', { bet })] })
  const full = options({ call: 25, raise_min: 100, raise_max: 100, fixed: true })
  expect(raiseCode(100, third(25), full, seat(1, 'Anna'))).toBe('act-complete')
  expect(raiseCode(200, third(100), full, seat(1, 'Anna'))).toBe('act-raise')
  expect(raiseCode(100, third(0), options({ opens: true }), seat(1, 'Anna'))).toBe('act-bet')
  expect(raiseCode(100, third(25), full, seat(1, 'Anna', { stack: 100 }))).toBe('act-all-in')
})

test('sizes of one’s own take the place of the house’s, as far as they can be read', () => {
  const flop = view({ hand: hand({ street: 'flop', total: 900 }) })
  const bet = options({ check: true, call: 0, raise_min: 100, raise_max: 9_000, opens: true })
  const own = presets(flop, bet, seat(1, 'Anna'), ' 33% 2.5bb  nonsense pot all-in 1k')
  expect(own.map(({ params, to }) => [params['size'], to])).toEqual([
    ['33%', 297],
    ['2.5bb', 250],
    ['pot', 900],
  ])
  expect(presets(flop, bet, seat(1, 'Anna'), 'nonsense')[0]?.code).toBe('preset-min')
})

test('sizes are kept by street, those of a game without a flop with it', () => {
  expect(['preflop', 'predraw', 'flop', 'turn', 'river', 'first-draw'].map(sizedStreet)).toEqual([
    'preflop',
    'preflop',
    'flop',
    'turn',
    'river',
    'flop',
  ])
})

test('a bet is large over half of the stack, or over three times the pot', () => {
  const small = view({ hand: hand({ total: 300 }) })
  const anna = seat(1, 'Anna', { stack: 4_000, bet: 100 })
  expect([900, 1_000, 1_001].map((to) => isLarge(to, small, anna))).toEqual([false, false, true])
  const big = view({ hand: hand({ total: 9_000 }) })
  expect([2_100, 2_101].map((to) => isLarge(to, big, anna))).toEqual([false, true])
})
