import { expect, test } from 'vitest'
import { mayAsk } from '../../../src/kit/session/needs'

const dealer = { roles: [{ role: 'dealer', place: 'cash/oak', may: ['deal'], until: null }] }

test('a dealer deals at his table, and moves no chips between it and the cage', () => {
  expect(mayAsk(dealer, 'cash', 'tip', 'cash/oak')).toBe(true)
  expect(mayAsk(dealer, 'cash', 'fill', 'cash/oak')).toBe(false)
  expect(mayAsk(dealer, 'cash', 'tip', 'cash/elm')).toBe(false)
})

test('what needs no role everybody may ask', () => {
  expect(mayAsk({ roles: [] }, 'table', 'sit', 'tables')).toBe(true)
  expect(mayAsk({ roles: [] }, 'table', 'void', 'tables')).toBe(false)
})
