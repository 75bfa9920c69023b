import { expect, test } from 'vitest'
import type { Command, FromRoom } from '../../src/protocol/messages'
import { emptyHouse, type House, reduce } from '../../src/state/house'
import { lobbyTable, message, view } from '../views'

const welcome: FromRoom = {
  t: 'welcome',
  protocol: 1,
  you: { name: 'Anna', wallet: 100_000 },
  token: 'secret',
}
const call: Command = { t: 'act', id: 'a', table: 'river', hand: 12, turn: 9, action: 'call' }

function hear(house: House, ...messages: FromRoom[]): House {
  return messages.reduce((now, one) => reduce(now, { t: 'heard', message: one, at: 1_000_000 }), house)
}

test('a welcome opens the line and keeps the token', () => {
  const house = hear(emptyHouse(null), welcome)
  expect(house).toMatchObject({ line: 'open', token: 'secret', you: { name: 'Anna', wallet: 100_000 } })
})

test('a welcome without a token keeps the one that was shown', () => {
  expect(hear(emptyHouse('old'), { ...welcome, token: null }).token).toBe('old')
})

test('a room that does not know the token is met as a stranger', () => {
  const house = hear(emptyHouse('forged'), { t: 'welcome', protocol: 1, you: null, token: null })
  expect(house.token).toBeNull()
  expect(house.you).toBeNull()
})

test('tables are opened only in a room that lets its members', () => {
  expect(hear(emptyHouse(null), welcome).opens).toBe(false)
  expect(hear(emptyHouse(null), { ...welcome, opens: true }).opens).toBe(true)
})

test('a lost line keeps everything that waits for an answer', () => {
  const sent = reduce(hear(emptyHouse(null), welcome), { t: 'sent', command: call })
  const lost = reduce(sent, { t: 'down' })
  expect(lost.line).toBe('lost')
  expect(hear(lost, welcome).outbox).toEqual([call])
})

test('a refusal is shown in the words of the room and can be put away', () => {
  const refused: FromRoom = {
    t: 'refused',
    id: 'a',
    code: 'room-stale-turn',
    params: {},
    text: 'The turn has passed.',
    clause: 'TDA-2022:40',
  }
  const house = hear(reduce(emptyHouse(null), { t: 'sent', command: call }), refused)
  expect(house.outbox).toEqual([])
  expect(house.notices).toEqual([
    { key: 1, code: 'room-stale-turn', text: 'The turn has passed.', clause: 'TDA-2022:40' },
  ])
  expect(reduce(house, { t: 'read', notice: 1 }).notices).toEqual([])
})

test('who is moved to another table of a tournament is told why', () => {
  const house = reduce(emptyHouse(null), { t: 'told', text: 'Table 2 breaks.', clause: 'TDA-2022:10B' })
  expect(house.notices).toEqual([{ key: 1, code: 'moved', text: 'Table 2 breaks.', clause: 'TDA-2022:10B' }])
})

test('a table that the room does not have is gone, not refused', () => {
  const at = reduce(hear(emptyHouse(null), welcome), { t: 'came', table: 'lake' })
  const code = 'room-no-such-table'
  const house = hear(at, { t: 'refused', id: null, code, params: {}, text: '', clause: null })
  expect(house.table?.gone).toBe(true)
  expect(house.notices).toEqual([])
})

test('a room of a newer protocol makes this page old, and it stays so', () => {
  const code = 'server-other-protocol'
  const old = hear(emptyHouse(null), { t: 'refused', id: null, code, params: {}, text: '', clause: null })
  expect(old.line).toBe('old')
  expect(reduce(old, { t: 'down' }).line).toBe('old')
})

test('the wallet follows the table', () => {
  const at = reduce(hear(emptyHouse(null), welcome), { t: 'came', table: 'river' })
  const you = { seat: 1, wallet: 90_000, status: 'playing', options: null } as const
  expect(hear(at, message(18, [], { view: view({ you }) })).you?.wallet).toBe(90_000)
})

test('coming to another table forgets the one before', () => {
  const first = hear(reduce(emptyHouse(null), { t: 'came', table: 'river' }), message(18, []))
  const second = reduce(first, { t: 'came', table: 'lake' })
  expect(second.table).toMatchObject({ id: 'lake', version: null, view: null })
  expect(reduce(second, { t: 'came', table: null }).table).toBeNull()
  expect(reduce(first, { t: 'came', table: 'river' })).toBe(first)
})

test('the lobby is whole in every message', () => {
  expect(hear(emptyHouse(null), { t: 'lobby', tables: [lobbyTable] }).tables).toEqual([lobbyTable])
})
