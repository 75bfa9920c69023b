import { expect, test } from 'vitest'
import { phhAddress, shuffleAddress } from '../../../src/table/state/history'

test('the address of a hand says which hand it is, and nothing of who asks', () => {
  expect(phhAddress('river bend', 12)).toBe('/api/tables/river%20bend/hands/12.phh')
  expect(shuffleAddress('river', 12)).toBe('/api/tables/river/hands/12/shuffle')
})
