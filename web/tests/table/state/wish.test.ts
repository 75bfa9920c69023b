import { expect, test } from 'vitest'
import { grant } from '../../../src/table/state/wish'
import { options } from '../../views'

test('check or fold checks while checking is free', () => {
  expect(grant('check-or-fold', options({ check: true, call: 0 }))).toBe('check')
  expect(grant('check-or-fold', options())).toBe('fold')
})

test('a wish to check lapses when somebody has bet', () => {
  expect(grant('check', options({ check: true, call: 0 }))).toBe('check')
  expect(grant('check', options())).toBeNull()
})

test('nothing asked in advance answers a draw or a bring-in', () => {
  expect(grant('check-or-fold', options({ discards: [0, 5] }))).toBeNull()
  expect(grant('check-or-fold', options({ bring_in: 25 }))).toBeNull()
})
