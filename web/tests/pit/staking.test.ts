import { expect, test } from 'vitest'
import { coverOf, denominations, noDraft, put, sumOf, take } from '../../src/pit/felt/staking'
import { viewAt } from './rounds'

const { layout } = viewAt('decisions', 'decision', 1)

test('the ante is the same on each of one’s boxes', () => {
  const one = put(noDraft, layout, 1, 'ante', 100)
  const two = put(one, layout, 2, 'ante', 500)
  expect(two).toEqual({ 1: { ante: 100 }, 2: { ante: 100 } })
  expect(put(two, layout, 2, 'ante', 500)).toEqual({ 1: { ante: 600 }, 2: { ante: 600 } })
})

test('a chip below the plate’s minimum makes the minimum, and no pile passes the maximum', () => {
  expect(put(noDraft, layout, 1, 'ante', 5)[1]).toEqual({ ante: 100 })
  const full = put(put(noDraft, layout, 1, 'ante', 1000), layout, 1, 'ante', 5000)
  expect(full[1]).toEqual({ ante: layout.plate.maximum })
})

test('a token is one token, whatever chip is held, and never lies alone', () => {
  expect(put(noDraft, layout, 1, 'bonus', 100)).toEqual({})
  const both = put(put(noDraft, layout, 1, 'ante', 100), layout, 1, 'bonus', 100)
  expect(both[1]).toEqual({ ante: 100, bonus: layout.plate.token })
})

test('what goes with the first stake goes with it', () => {
  const blind = {
    ...layout,
    stakes: [layout.stakes[0]!, { ...layout.stakes[1]!, with_first: true, field: 'blind' }],
  }
  expect(put(noDraft, blind, 3, 'blind', 100)).toEqual({ 3: { ante: 100, blind: 100 } })
})

test('the cover is what one needs to play to the end', () => {
  const both = put(put(put(noDraft, layout, 1, 'ante', 100), layout, 2, 'ante', 100), layout, 1, 'bonus', 1)
  expect(sumOf(both)).toBe(200 + layout.plate.token)
  expect(coverOf(both, layout)).toBe(200 * layout.cover + layout.plate.token)
  expect(take(both, 1)).toEqual({ 2: { ante: 100 } })
})

test('chips on the rail are those the plate has a use for', () => {
  expect(denominations(layout, 20_000)).toEqual([5, 25, 100, 500, 1000])
  expect(denominations(layout, 80)).toEqual([1, 5, 25])
})
