import { expect, test } from 'vitest'
import { hearTable, openTable } from '../../../src/table/state/table'
import { hand, message, view } from '../../views'

const AT = 990_000

test('the view of the latest version stands', () => {
  let table = hearTable(openTable('river'), message(17, []), AT)
  table = hearTable(table, message(18, [{ kind: 'check', seat: 1 }]), AT)
  expect(table.version).toBe(18)
  expect(table.log.lines.at(-1)).toMatchObject({ key: table.told, code: 'log-check', seat: 1 })
})

test('a message that comes late changes nothing on the table', () => {
  const table = hearTable(openTable('river'), message(18, []), AT)
  const late = hearTable(table, message(17, [{ kind: 'muck', seat: 1 }], { view: view({ seats: [] }) }), AT)
  expect(late.view).toBe(table.view)
  expect(late.version).toBe(18)
  expect(late.log).toBe(table.log)
})

test('events already told are not told twice', () => {
  const muck = message(18, [{ kind: 'muck', seat: 1 }])
  const once = hearTable(hearTable(openTable('river'), message(17, []), AT), muck, AT)
  expect(hearTable(once, muck, AT).log.lines).toHaveLength(once.log.lines.length)
})

test('chips move for the very next row only', () => {
  const before = hearTable(openTable('river'), message(17, []), AT)
  const win = [{ kind: 'win', seat: 1, amount: 150, pot: 0, board: 0, share: null } as const]
  expect(hearTable(before, message(18, win), AT).motion.flights).toHaveLength(1)
  expect(hearTable(before, message(25, win), AT).motion.flights).toEqual([])
})

test('somebody who goes away in the middle of it does not stop the chips', () => {
  const win = [{ kind: 'win', seat: 1, amount: 150, pot: 0, board: 0, share: null } as const]
  const before = hearTable(openTable('river'), message(17, []), AT)
  const moving = hearTable(before, message(18, win), AT)
  const away = hearTable(moving, message(18, [], { view: view({ button: 4 }) }), AT)
  expect(away.motion).toBe(moving.motion)
  expect(away.view?.button).toBe(4)
})

test('a message of another table is not ours', () => {
  const table = openTable('lake')
  expect(hearTable(table, message(18, []), AT)).toBe(table)
})

test('a resync forgets the log and takes even an older version', () => {
  let table = hearTable(openTable('river'), message(40, []), AT)
  const fresh = view({ hand: hand({ number: 2, street: 'turn', board: ['As', '7d', '2c', 'Kh'] }) })
  table = hearTable(table, message(7, [], { resync: true, view: fresh }), AT)
  expect(table.version).toBe(7)
  expect(table.log.lines.map(({ code }) => code)).toEqual(['log-under-way'])
  expect(table.motion.flights).toEqual([])
})

test('line keys stay unique through a resync', () => {
  const before = hearTable(openTable('river'), message(17, []), AT)
  const after = hearTable(before, message(30, [], { resync: true }), AT)
  expect(after.log.lines[0]!.key).toBeGreaterThan(before.log.lines[0]!.key)
})
