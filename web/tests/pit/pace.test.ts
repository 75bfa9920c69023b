import { expect, test } from 'vitest'
import { paceOf, still } from '../../src/pit/felt/pace'
import { viewAt } from './rounds'

test('cards are dealt one at a time, round the boxes and the dealer last', () => {
  const pace = paceOf(viewAt('decisions', 'decision', 1), 5)
  const order = [pace.cards[1]![0]!, pace.cards[2]![0]!, pace.dealer[0]!, pace.cards[1]![1]!]
  expect(order).toEqual([0, 130, 260, 390])
  expect(pace.whole).toBeGreaterThan(pace.dealer[4]!)
})

test('new cards come to the places of those thrown away', () => {
  const view = viewAt('decisions', 'after-draw', 1)
  const drawn = view.log.findIndex(({ kind }) => kind === 'draw')
  const { cards } = paceOf(view, drawn)
  expect(Object.keys(cards[1]!)).toEqual(['2', '3', '4'])
})

test('the changed card comes before the first box is paid, and the boxes one after the other', () => {
  const view = viewAt('over')
  const bought = view.log.findIndex(({ kind }) => kind === 'change')
  const pace = paceOf(view, bought)
  expect(pace.change).toBeGreaterThan(0)
  expect(pace.settle[1]).toBeGreaterThan(pace.change)
  expect(pace.settle[2]).toBeGreaterThan(pace.settle[1]!)
  expect(pace.whole).toBeGreaterThan(pace.settle[2]!)
})

test('nothing moves for who comes to the table', () => {
  const view = viewAt('over')
  expect(paceOf(view, view.log.length)).toBe(still)
})
