import { expect, test } from 'vitest'
import { readingTime } from '../../../src/kit/talk/reading'
import { bubblesOf } from '../../../src/table/bubbles/bubbles'

const said = (seat: number, what: string) => ({ kind: 'said', seat, name: 'Boris', what }) as const

test('what others say is shown at their seats, and what one says oneself is not', () => {
  expect(bubblesOf([said(4, 'nice hand'), said(1, 'thanks')], 1)).toEqual([
    { seat: 4, said: 'nice hand', lasts: readingTime('nice hand') },
  ])
  expect(bubblesOf([said(1, 'thanks')], null)).toHaveLength(1)
})

test('a seat has one bubble: what came last', () => {
  expect(bubblesOf([said(4, 'one'), said(4, 'two')], 1).map(({ said }) => said)).toEqual(['two'])
})

test('what no sign at a seat tells is told there', () => {
  const codes = bubblesOf(
    [
      { kind: 'timed_out', seat: 4 },
      { kind: 'topped_up', seat: 7, amount: 500 },
      { kind: 'reconnecting', seat: 2 },
    ],
    1,
  ).map(({ said }) => said)
  expect(codes).toEqual([
    { code: 'bubble-timed-out', params: {} },
    { code: 'bubble-topped-up', params: { amount: 500 } },
    { code: 'bubble-reconnecting', params: {} },
  ])
  expect(bubblesOf([{ kind: 'call', seat: 4, amount: 100 }], 1)).toEqual([])
})

test('a quick word is told in the language of whoever sees it', () => {
  const [bubble] = bubblesOf([{ kind: 'reacted', seat: 4, name: 'Boris', what: 'well-played' }], 1)
  expect(bubble?.said).toEqual({ code: 'quick', params: { what: 'well-played' } })
})

test('longer words are there for longer, and no words for ever', () => {
  expect(readingTime('hi')).toBeLessThan(readingTime('what a hand that was'))
  expect(readingTime('x'.repeat(200))).toBe(9_000)
})
