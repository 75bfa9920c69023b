import { expect, test } from 'vitest'
import { barsOf, sameOdds, stepped, typedOdds } from '../../src/pit/design/designing'

test.each([
  ['7', '7'],
  ['3:2', '3:2'],
  [' 3 / 2 ', '3:2'],
  ['8:1', '8'],
  ['', null],
  ['-1', null],
  ['3:0', null],
  ['1e3', null],
])('“%s” is read as %s', (typed, read) => {
  expect(typedOdds(typed)).toBe(read)
})

test('odds are the same however they are written', () => {
  expect([sameOdds('3/2', '3:2'), sameOdds('8', '8:1'), sameOdds('8', '9')]).toEqual([true, true, false])
})

test('a step goes to the next whole chip, and never below nothing', () => {
  expect([stepped('9', -1), stepped('3:2', 1), stepped('3:2', -1), stepped('0', -1)]).toEqual([
    '8',
    '2',
    '1',
    '0',
  ])
})

test('bars show what a line was worth beside what it is worth', () => {
  const line = { table: 'paid', combination: 'flush', odds: '6', frequency: '0.01', contribution: '0.08' }
  const bars = barsOf([line], [{ ...line, odds: '5', contribution: '0.04' }])
  expect(bars.get('paid/flush')).toEqual({ before: 1, now: 0.5 })
})
