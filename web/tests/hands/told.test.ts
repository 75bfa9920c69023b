import { expect, it } from 'vitest'
import { signed } from '../../src/hands/told'

it('tells what was won and lost with its sign, and nothing without one', () => {
  expect([12.34, -0.51, 0, -0.04].map(signed)).toEqual(['+12.3', '−0.5', '0.0', '0.0'])
})
