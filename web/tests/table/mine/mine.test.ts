import { expect, test } from 'vitest'
import { gridOf, next, shownOf, standingOf, together } from '../../../src/table/mine/mine'
import { hearTable, openTable } from '../../../src/table/state/table'
import { hand, message, options, seat, view, you } from '../../views'

const at = (more: Parameters<typeof view>[0]) => {
  const told = { ...message(18, []), view: view(more) }
  return standingOf(hearTable(openTable('river'), told, 0))
}

test('a table that waits for me says so, with the time I have', () => {
  const mine = at({ hand: hand({ to_act: 1, deadline: 9_000 }), you: you({ options: options() }) })
  expect(mine).toMatchObject({ turn: true, until: 9_000, says: { code: 'mine-turn' }, stack: 10_000 })
})

test('of another turn it says whose, and between hands nobody’s', () => {
  const others = at({ hand: hand({ to_act: 4, deadline: 9_000 }), you: you() })
  expect(others).toMatchObject({ turn: false, says: { code: 'mine-others', params: { name: 'Boris' } } })
  expect(at({ hand: hand({ to_act: null, over: true }), you: you() })).toMatchObject({
    until: null,
    says: { code: 'mine-between' },
  })
  expect(at({ seats: [seat(1, 'Anna')], hand: null }).says.code).toBe('mine-between')
})

test('a phone shows one table, a laptop two, a large screen four', () => {
  expect(together(390, 844)).toBe(1)
  expect(together(1024, 768)).toBe(1)
  expect(together(1366, 768)).toBe(2)
  expect(together(1920, 1080)).toBe(4)
  expect(gridOf(2, 1366)).toEqual([2, 1])
  expect(gridOf(3, 1920)).toEqual([3, 1])
  expect(gridOf(4, 1920)).toEqual([2, 2])
})

test('the table in focus is always among those that are shown', () => {
  expect(shownOf(['a', 'b', 'c'], 'a', 2)).toEqual(['a', 'b'])
  expect(shownOf(['a', 'b', 'c'], 'c', 2)).toEqual(['a', 'c'])
  expect(shownOf(['a', 'b'], 'b', 4)).toEqual(['a', 'b'])
})

test('the table that waits for me and has the least time left is the one to be in sight', () => {
  const asks = (id: string, turn: boolean, until: number | null) => ({ ...at({}), id, turn, until })
  const four = [asks('a', false, 1), asks('b', true, 9_000), asks('c', true, 4_000), asks('d', true, null)]
  expect(next(four, 'a')).toBe('c')
  expect(next(four, 'c')).toBe('b')
  expect(next(four.slice(3), 'a')).toBe('d')
  expect(next(four.slice(0, 2), 'b')).toBe('b')
})
