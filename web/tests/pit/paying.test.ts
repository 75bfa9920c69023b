import { expect, test } from 'vitest'
import { changeOf, missingIn, payoutsOf } from '../../src/pit/staff/paying'
import { viewAt } from './rounds'

const [box] = viewAt('decisions', 'decision', 1).boxes
const boxes = [{ ...box!, box: 1, staked: { ante: 100, bet: 200, bonus: 0 } }]

test.each([
  ['lost', -200],
  ['0', 0],
  ['600', 600],
  ['', null],
  ['-5', null],
  ['1e3', null],
])('“%s” on a bet of 200 is %s', (typed, change) => {
  expect(changeOf(typed, 200)).toBe(change)
})

test('every field with chips is to be laid out, and no other', () => {
  expect(missingIn(boxes, {})).toBe(2)
  expect(missingIn(boxes, { 1: { ante: '0', bet: '' } })).toBe(1)
  const paid = { 1: { ante: '0', bet: '400' } }
  expect(missingIn(boxes, paid)).toBe(0)
  expect(payoutsOf(boxes, paid)).toEqual({ type: 'pay', boxes: [{ box: 1, changes: { ante: 0, bet: 400 } }] })
})
