import { expect, test } from 'vitest'
import { Told } from '../../../src/kit/line/told'

const state = { t: 'state', of: 'oak', kind: 'table', version: 4, now: 1, view: { pot: 150, seats: [7, 8] } }
const change = { t: 'change', of: 'oak', version: 5, now: 2, changes: { pot: [300] } }

test('a change is told as the whole view that it makes, under its kind', () => {
  const told = new Told()
  const first = told.whole(state)
  expect(first).toEqual({ ...state, t: 'table' })
  const next = told.whole(change)
  expect(next).toMatchObject({ t: 'table', of: 'oak', version: 5, view: { pot: 300, seats: [7, 8] } })
  expect((next.view as { seats: unknown }).seats).toBe((first.view as { seats: unknown }).seats)
})

test('a change of what was never told, or is looked at no more, is nobody’s', () => {
  const told = new Told()
  expect(told.whole(change)).toEqual({ t: 'stray' })
  told.whole(state)
  told.forget('oak')
  expect(told.whole(change)).toEqual({ t: 'stray' })
})

test('what is neither comes as it is', () => {
  const welcome = { t: 'welcome', you: null }
  expect(new Told().whole(welcome)).toBe(welcome)
})
