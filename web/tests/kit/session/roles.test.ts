import { expect, test } from 'vitest'
import { may, mayWithin } from '../../../src/kit/session/roles'

const dealer = { roles: [{ role: 'dealer', place: 'cash/oak', may: ['deal'], until: null }] }
const owner = { roles: [{ role: 'owner', place: '', may: ['deal', 'people'], until: null }] }

test('a role counts at its place and its parts, and nowhere else', () => {
  expect(may(dealer, 'deal', 'cash/oak')).toBe(true)
  expect(may(dealer, 'deal', 'cash/oak/1')).toBe(true)
  expect(may(dealer, 'deal', 'cash/oakwood')).toBe(false)
  expect(may(dealer, 'deal', 'cash')).toBe(false)
  expect(may(dealer, 'people', 'cash/oak')).toBe(false)
  expect(may(owner, 'people', 'staff')).toBe(true)
})

test('who works at a part of the room works in the room', () => {
  expect(mayWithin(dealer, 'deal', 'cash')).toBe(true)
  expect(mayWithin(dealer, 'deal', 'pit')).toBe(false)
})
