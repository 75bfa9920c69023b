import { expect, test } from 'vitest'
import { fieldsOf } from '../../src/kit/form/asked'
import {
  chosen,
  type Field,
  filledIn,
  grouped,
  LISTED,
  numbers,
  shownMoment,
  shownNumber,
  toggled,
  typedMoment,
  typedNumber,
} from '../../src/kit/form/field'
import { eventTexts } from '../../src/event/text/texts'
import * as asks from '../../src/kit/wire/event-forms'
import { speak } from '../speak'

await speak(eventTexts)

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

test('a field of an ask has its kind and bounds from the schema, its words from their codes, and what is the form’s own', () => {
  const [left, reason, written] = fieldsOf(
    { ...asks.SetStack, ...asks.Protest },
    {
      chips: { says: 'desk-has-chips', min: 0, default: 500 },
      reason: { says: 'desk-why', each: 'chips', order: ['found', 'counted'] },
      written: 'desk-in-writing',
    },
  )
  expect(left).toEqual({
    name: 'chips',
    title: 'Chips he has',
    sort: 'number',
    required: true,
    min: 0,
    default: 500,
  })
  expect(reason).toMatchObject({ sort: 'choice', title: 'Reason' })
  expect(reason!.choices).toEqual([
    { value: 'found', title: 'Found' },
    { value: 'counted', title: 'Counted' },
  ])
  expect(written).toMatchObject({ sort: 'flag', title: 'in writing' })
  expect(fieldsOf(asks.BringBots, { count: 'desk-bots' })[0]).toMatchObject({ min: 1, max: 500 })
})

test('what is asked for is what was filled in, what stood there at first, and nothing that nobody filled in', () => {
  const fields: Field[] = [
    { name: 'text', title: '', sort: 'text' },
    { name: 'chips', title: '', sort: 'number', default: 5 },
    { name: 'seat', title: '', sort: 'seat' },
    { name: 'yes', title: '', sort: 'flag', default: true },
  ]
  expect(filledIn(fields, { text: ' on ', seat: null, yes: false, other: 1 })).toEqual({
    text: 'on',
    chips: 5,
    yes: false,
  })
})

test('what has to be chosen by pressing is waited for', () => {
  const fields: Field[] = [
    { name: 'when', title: '', sort: 'choice', required: true },
    { name: 'who', title: '', sort: 'seats', required: true },
    { name: 'text', title: '', sort: 'text', required: true },
  ]
  expect(chosen(fields, { when: 'push', who: ['A'] })).toBe(true)
  expect(chosen(fields, { when: 'push', who: [] })).toBe(false)
  expect(chosen(fields, { who: ['A'] })).toBe(false)
})

test('money is kept in cents and typed in whole units', () => {
  const price: Field = { name: 'price', title: 'Price', sort: 'money', min: 0 }
  expect([typedNumber('40.5', price), typedNumber('19.99', price), typedNumber('', price)]).toEqual([
    4050,
    1999,
    null,
  ])
  expect([shownNumber(4050, price), shownNumber(0, price)]).toEqual(['40.5', '0'])
})

test('a moment is typed by the clock of the device', () => {
  const moment = new Date(2026, 2, 1, 19, 30).getTime()
  expect(shownMoment(moment)).toBe('2026-03-01T19:30')
  expect(typedMoment('2026-03-01T19:30')).toBe(moment)
  expect([shownMoment(null), typedMoment('')]).toEqual(['', null])
})

test('several words stand in one field', () => {
  expect(LISTED['words']!.read('TDA-2022:1, 7c  Kd')).toEqual(['TDA-2022:1', '7c', 'Kd'])
  expect(LISTED['actions']!.read('C calls 1000, D folds,')).toEqual(['C calls 1000', 'D folds'])
})
