import { expect, test } from 'vitest'
import { phhAddress } from '../../../src/table/state/history'

test('a hand file is asked for with the token of its owner', () => {
  expect(phhAddress('river', 12, 'a b')).toBe('/api/tables/river/hands/12.phh?token=a+b')
  expect(phhAddress('river', 12, null)).toBe('/api/tables/river/hands/12.phh')
})
