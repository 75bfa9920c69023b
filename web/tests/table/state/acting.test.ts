import { expect, test } from 'vitest'
import { type Given, post } from '../../../src/kit/line/outbox'
import type { TableAsk } from '../../../src/kit/wire/table-ask'
import { acting } from '../../../src/table/state/acting'

const call: Given<TableAsk> = {
  t: 'ask',
  id: 'a',
  to: 'river',
  ask: { type: 'act', hand: 12, turn: 9, action: 'call' },
}

test('an action is on its way for its own turn only', () => {
  const outbox = post<TableAsk>([], call)
  expect(acting(outbox, 'river', 12, 9)).toBe(true)
  expect(acting(outbox, 'river', 12, 10)).toBe(false)
  expect(acting(outbox, 'lake', 12, 9)).toBe(false)
})
