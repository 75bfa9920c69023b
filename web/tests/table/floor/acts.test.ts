import { expect, test } from 'vitest'
import { floorActs, otherTables } from '../../../src/table/floor/acts'
import { floorTexts } from '../../../src/table/floor/words'
import { speak } from '../../speak'
import { hand, lobbyTable, seat, view } from '../../views'

await speak(floorTexts)

const names = (...[more, tables = []]: [Parameters<typeof view>[0]?, (typeof lobbyTable)[]?]) =>
  floorActs(view(more), tables).map(({ name }) => name)

const act = (name: string, ...[more, tables = []]: [Parameters<typeof view>[0]?, (typeof lobbyTable)[]?]) =>
  floorActs(view(more), tables).find((each) => each.name === name)!

test('the floor is shown what it may do as the table stands', () => {
  expect(names()).toEqual(['hold', 'void', 'mark', 'reseat', 'move', 'mute', 'sanction'])
  expect(names({ held: 'a spilled drink', hand: hand({ over: true }) })[0]).toBe('go-on')
  expect(names({ hand: null })).not.toContain('void')
  expect(names({ seats: [seat(1, 'Anna', { standing: 'away' })] })).toContain('pick-up')
  expect(names({ reserved: [{ seat: 5, name: 'Dora' }] })).toContain('free')
  expect(names({ seats: [seat(1, 'Rob', { bot: true })] })).not.toContain('mute')
})

test('at a table of an event it seats nobody', () => {
  expect(names({ event: 'friday' })).toEqual(['mute', 'sanction'])
})

test('each act asks for what its ask needs', () => {
  expect(act('hold').ask({ why: 'a drink' })).toEqual({ type: 'hold', why: 'a drink' })
  expect(act('go-on', { held: 'a drink' }).ask({})).toEqual({ type: 'hold', why: '' })
  const reseat = act('reseat', { max_seats: 5, seats: [seat(1, 'Anna'), seat(2, 'Rob')] })
  expect(reseat.fields({}).map(({ name, choices }) => [name, choices?.map(({ value }) => value)])).toEqual([
    ['seat', [1, 2]],
    ['to', [3, 4, 5]],
  ])
  const away = act('pick-up', {
    seats: [seat(1, 'Anna', { standing: 'away' }), seat(2, 'Boris')],
    waiting: [{ name: 'Dora', since: 0, wants: 0, kept: null }],
  })
  expect(away.fields({})[0]!.choices).toHaveLength(1)
  expect(away.ask({ seat: 1 })).toEqual({ type: 'pick-up', seat: 1, waiting: 1 })
})

test('somebody is moved to a table of the same game, then to one of its seats', () => {
  const other = { ...lobbyTable, id: 'lake', seats: 3 }
  const full = { ...other, id: 'pond', seats: 1 }
  const omaha = { ...other, id: 'sea', game: 'pl-omaha' }
  const tables = [lobbyTable, other, full, omaha]
  expect(otherTables(view(), tables)).toEqual([other])
  const move = act('move', {}, tables)
  expect(move.fields({}).map(({ name }) => name)).toEqual(['seat', 'to'])
  expect(
    move
      .fields({ to: 'lake' })
      .at(-1)!
      .choices!.map(({ value }) => value),
  ).toEqual([2, 3])
})
