import { expect, test } from 'vitest'
import { handsOf, lyingOrder } from '../../src/pit/felt/setting'

test('the two cards set low lie apart, before the five', () => {
  const cards = ['8h', 'Th', 'Kh', '4s', 'As', 'Qh', '9c']
  expect(lyingOrder(cards, ['Kh', 'Qh']).map((place) => cards[place])).toEqual([
    'Kh',
    'Qh',
    '8h',
    'Th',
    '4s',
    'As',
    '9c',
  ])
  expect(handsOf(cards, ['Kh', 'Qh']).map((hand) => hand.length)).toEqual([2, 5])
  expect(handsOf(cards, [])).toHaveLength(1)
  expect(lyingOrder(['??', '??', '??'], ['??'])).toEqual([0, 1, 2])
  expect(lyingOrder(cards, [])).toEqual([0, 1, 2, 3, 4, 5, 6])
})
