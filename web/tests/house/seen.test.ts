import { expect, test } from 'vitest'
import { size, span } from '../../src/house/seen'

test('a time that has passed is told in its two largest units', () => {
  expect(span(59_000)).toEqual({ code: 'house-span-minutes', params: { minutes: 0 } })
  expect(span(3_660_000)).toEqual({ code: 'house-span-hours', params: { hours: 1, minutes: 1 } })
  expect(span(90_000_000)).toEqual({ code: 'house-span-days', params: { days: 1, hours: 1 } })
  expect(span(-5)).toEqual({ code: 'house-span-minutes', params: { minutes: 0 } })
})

test('a size is told in the unit in which it is less than a thousand', () => {
  expect(size(0)).toEqual({ amount: 0, unit: 'byte' })
  expect(size(2_500_000)).toEqual({ amount: 2.5, unit: 'megabyte' })
  expect(size(5e15)).toEqual({ amount: 5000, unit: 'terabyte' })
})
