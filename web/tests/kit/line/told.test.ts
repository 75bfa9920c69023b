import { expect, test } from 'vitest'
import { Told } from '../../../src/kit/line/told'

const state = { t: 'state', of: 'oak', kind: 'table', version: 4, now: 1, view: { pot: 150, seats: [7, 8] } }
const change = { t: 'change', of: 'oak', version: 5, now: 2, changes: { pot: [300] } }

test('a change is told as the state that it makes, of its kind', () => {
  const told = new Told()
  const first = told.whole(state) as typeof state
  expect(first).toEqual(state)
  const next = told.whole(change) as typeof state
  expect(next).toMatchObject({
    t: 'state',
    kind: 'table',
    of: 'oak',
    version: 5,
    view: { pot: 300, seats: [7, 8] },
  })
  expect(next.view.seats).toBe(first.view.seats)
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
