import { expect, test } from 'vitest'
import { type Measure, ownSizes, typedAmount, unreadSizes } from '../../../src/kit/chips/typed'

const english: Measure = { mark: '.', unit: 100, pot: (part) => 200 + 350 * part, most: 9_800 }
const russian: Measure = { ...english, mark: ',' }

function readsAs(measure: Measure, told: Record<string, number | null>): void {
  for (const [text, chips] of Object.entries(told)) expect(typedAmount(text, measure), text).toBe(chips)
}

test('what is typed means what it says', () => {
  readsAs(english, {
    '300': 300,
    '300.00': 300,
    '1,500': 1_500,
    '12,345,678': 12_345_678,
    '1,500.00': 1_500,
    "9'800": 9_800,
    '9 800': 9_800,
    '9\u202f800': 9_800,
    '2.5bb': 250,
    '2.5 BB': 250,
    '.5bb': 50,
    '1.5k': 1_500,
    '1.234k': 1_234,
    '2M': 2_000_000,
    '50%': 375,
    '33 %': 316,
    pot: 550,
    '0.5 pot': 375,
    'all-in': 9_800,
    MAX: 9_800,
    '0': 0,
  })
})

test('a Russian writes a comma before the parts, and may write a point', () => {
  readsAs(russian, {
    '2,5бб': 250,
    '2,5bb': 250,
    '2.5бб': 250,
    '300,00': 300,
    '300.00': 300,
    '1,5к': 1_500,
    '1,5 тыс': 1_500,
    '1 500': 1_500,
    '1.500': 1_500,
    '1.500,00': 1_500,
    банк: 550,
    'олл-ин': 9_800,
  })
})

test('what cannot be read, or is no whole number of chips, is nothing', () => {
  const nothing = [
    '',
    ' ',
    'abc',
    '-5',
    '+5',
    '1e5',
    '2.5',
    '250.75',
    '1.500',
    '1,50,000',
    '1,2,3',
    '1.2.3',
    'k',
  ]
  const more = ['bb', '%', '.', ',', '5x', '5kk', '3bbq', '1..5', '1,500,00.5', '0x10', '9'.repeat(30), '½']
  for (const text of [...nothing, ...more]) expect(typedAmount(text, english), text).toBeNull()
  for (const text of ['2,5', '1,500', '1,234567к']) expect(typedAmount(text, russian), text).toBeNull()
})

test('where there is no pot and no most, nothing is a part of them', () => {
  for (const text of ['50%', 'pot', 'all-in']) expect(typedAmount(text, { mark: '.', unit: 100 })).toBeNull()
})

test('sizes of one’s own are four at most, and what is not read is named', () => {
  expect(ownSizes('  2bb 50%   pot  ')).toEqual(['2bb', '50%', 'pot'])
  expect(unreadSizes('2bb 50% pot', '.')).toEqual([])
  expect(unreadSizes('2bb five 50% -1 pot', '.')).toEqual(['five', '-1', 'pot'])
  expect(unreadSizes('2,5бб', ',')).toEqual([])
})
