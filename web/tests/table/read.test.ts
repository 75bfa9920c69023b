import { expect, test } from 'vitest'
import type { FromRoom } from '../../src/kit/line/messages'
import { whole } from '../../src/table/read'

const older = {
  t: 'table',
  of: 'river',
  version: 18,
  now: 0,
  events: [{ kind: 'board', cards: ['As', '7d', '2c'] }],
  view: {
    game: 'nl-holdem',
    seats: [{ seat: 1, name: 'Anna' }],
    hand: { board: ['As', '7d', '2c'], winners: [{ seat: 1, amount: 150, pot: 0, hand: null }] },
    you: { seat: 1, options: { fold: true, call: 100 } },
  },
}

test('a room of one game is read as no-limit with one board', () => {
  const message = whole(older as unknown as FromRoom)
  if (message.t !== 'table') throw new Error(message.t)
  const { events, view } = message
  expect(events).toEqual([{ kind: 'board', cards: ['As', '7d', '2c'], board: 0 }])
  expect(view).toMatchObject({ betting: 'no-limit', bets: [], bring_in: 0, rotation: null })
  expect(view.seats[0]).toMatchObject({ name: 'Anna', up: [], drew: null })
  expect(view.hand?.boards).toEqual([['As', '7d', '2c']])
  expect(view.hand?.winners[0]).toMatchObject({ board: 0, share: null })
  expect(view.you?.options).toMatchObject({ call: 100, bring_in: 0, discards: null, fixed: false })
})

test('what the room does send is kept', () => {
  const stud = {
    ...older.view,
    betting: 'fixed-limit',
    bets: [100, 200],
    hand: { ...older.view.hand, boards: [] },
  }
  const message = whole({ ...older, events: [], view: stud } as unknown as FromRoom)
  if (message.t !== 'table') throw new Error(message.t)
  expect(message.view).toMatchObject({ betting: 'fixed-limit', bets: [100, 200] })
  expect(message.view.hand?.boards).toEqual([])
})

test('a table of the lobby without terms is a no-limit table', () => {
  const message = whole({ t: 'lobby', tables: [{ id: 'river', game: 'nl-holdem' }] } as unknown as FromRoom)
  if (message.t !== 'lobby') throw new Error(message.t)
  expect(message.tables[0]).toMatchObject({ id: 'river', betting: 'no-limit', rotation: null })
})
