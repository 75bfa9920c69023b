import { expect, test } from 'vitest'
import { GROUNDS, groundOf } from '../../../src/table/tv/ground'

test('behind a stream lies nothing, unless its address names a colour', () => {
  expect(groundOf('')).toBe('clear')
  expect(GROUNDS[groundOf('?ground=clear')]).toBe('transparent')
  expect(GROUNDS[groundOf('?ground=green')]).toBe('#00b140')
  expect(groundOf('?ground=toString')).toBe('clear')
})
