import { expect, test } from 'vitest'
import { type Field, grouped, numbers, shownNumber, toggled, typedNumber } from '../../src/kit/form/field'

const stake: Field = { name: 'stake', title: 'Stake', sort: 'number' }
const least: Field = { ...stake, min: 0 }

test('a number that nobody asked for is 0 and not shown; one that is asked for may be 0, and nothing is none', () => {
  expect([typedNumber('', stake), typedNumber('25', stake)]).toEqual([0, 25])
  expect([typedNumber('', least), typedNumber('0', least)]).toEqual([null, 0])
  expect([shownNumber(0, stake), shownNumber(0, least), shownNumber(null, least)]).toEqual(['', '0', ''])
})

test('chips are read from a text, whatever stands between them', () => {
  expect(numbers('1000 + 500, 25')).toEqual([1000, 500, 25])
  expect(numbers('none')).toEqual([])
})

test('choosing again takes back', () => {
  expect(toggled(undefined, 'A')).toEqual(['A'])
  expect(toggled(['A', 'B'], 'A')).toEqual(['B'])
})

test('choices of a list stand by their groups, in the order they come', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((value, at) => ({ value, title: value, group: at === 1 ? 'y' : 'x' }))
  expect(grouped([a!, b!, c!])).toEqual([
    ['x', [a, c]],
    ['y', [b]],
  ])
  expect(grouped([{ value: 'a', title: 'A' }])).toEqual([['', [{ value: 'a', title: 'A' }]]])
})
