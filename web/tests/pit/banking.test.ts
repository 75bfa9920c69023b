import { expect, test } from 'vitest'
import { banking, put } from '../../src/pit/felt/staking'
import { viewAt } from './rounds'

const view = viewAt('decisions', 'decision', 1)
const stake = { with_first: false, token: false, low: 20, high: 500, bank: false }
const layout = {
  ...view.layout,
  stakes: [
    { ...stake, field: 'stake' },
    { ...stake, field: 'bank', low: 20, high: 3000, bank: true },
  ],
}
const table = { ...view, layout, boxes: [], bank: { holder: 0, last: 2 } }

test('the bank is offered beyond the box that banked last, to who plays no other', () => {
  const one = { 3: { stake: 20 } }
  expect([2, 3, 4].map(banking(table, one))).toEqual([false, true, false])
  expect([2, 3, 4].map(banking(table, {}))).toEqual([false, true, true])
  expect([3, 4].map(banking(table, { 3: { stake: 20 }, 4: { stake: 20 } }))).toEqual([false, false])
  const other = { ...view.boxes[0]!, mine: false, staked: { stake: 20, bank: 100 } }
  expect(banking({ ...table, boxes: [other] }, one)(3)).toBe(false)
})

test('the smallest bank is the smallest stake, and who takes another box gives it up', () => {
  const banked = put({ 3: { stake: 20 } }, layout, 3, 'bank', 5)
  expect(banked).toEqual({ 3: { stake: 20, bank: 20 } })
  expect(put(banked, layout, 4, 'stake', 20)).toEqual({ 3: { stake: 20 }, 4: { stake: 20 } })
})
