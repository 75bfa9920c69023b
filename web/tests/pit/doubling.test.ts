import { expect, test } from 'vitest'
import { doublingOf, tied } from '../../src/pit/machine/doubling'
import type { LogEntry } from '../../src/kit/wire/pit'

const entry = (kind: string, cards: string[] = [], amount = 0) =>
  ({ kind, box: 1, player: 'Ann', field: '', amount, cards }) as LogEntry

test('the last card against another is shown, closed cards once they are turned', () => {
  const first = [entry('double'), entry('against', ['5h'])]
  expect(doublingOf([entry('deal', ['Js'])])).toBeNull()
  expect(doublingOf(first)).toEqual({ against: '5h', turned: null, picked: 0 })
  const closed = ['6d', 'Ks', '4s', '3h']
  const picked = [...first, entry('pick', [], 2), entry('turn', closed)]
  expect(doublingOf(picked)).toEqual({ against: '5h', turned: closed, picked: 2 })
  expect(doublingOf([...picked, entry('double'), entry('against', ['Qd'])])).toEqual({
    against: 'Qd',
    turned: null,
    picked: 0,
  })
})

test('a card of the same rank is a tie, and none before the turn', () => {
  const turned = ['6d', '5s', '4s', '3h']
  expect(tied({ against: '5h', turned, picked: 2 })).toBe(true)
  expect(tied({ against: '5h', turned, picked: 1 })).toBe(false)
  expect(tied({ against: '5h', turned: null, picked: 0 })).toBe(false)
  expect(tied({ against: 'Jh', turned: ['Jk', ...turned.slice(1)], picked: 1 })).toBe(false)
})
