import { expect, test } from 'vitest'
import type { Command } from '../../src/protocol/messages'
import { acting, post, settle, waitsFor } from '../../src/state/outbox'

const call: Command = { t: 'act', id: 'a', table: 'river', hand: 12, turn: 9, action: 'call' }
const join: Command = { t: 'join', id: 'j', name: 'Anna' }

test('a command waits until the room answers it', () => {
  const outbox = post(post([], join), call)
  expect(settle(outbox, { t: 'done', id: 'a' })).toEqual([join])
  expect(settle(outbox, { t: 'done', id: 'unknown' })).toBe(outbox)
})

test('a refusal is an answer too', () => {
  const refused = { t: 'refused', id: 'a', code: 'x', params: {}, text: '', clause: null } as const
  expect(settle([call], refused)).toEqual([])
})

test('a welcome under a name answers the join', () => {
  expect(settle([join, call], { t: 'welcome', protocol: 1, you: null, token: null })).toHaveLength(2)
  const you = { name: 'Anna', wallet: 1 }
  expect(settle([join, call], { t: 'welcome', protocol: 1, you, token: 't' })).toEqual([call])
})

test('an action is on its way for its own turn only', () => {
  expect(acting([call], 'river', 12, 9)).toBe(true)
  expect(acting([call], 'river', 12, 10)).toBe(false)
  expect(acting([call], 'lake', 12, 9)).toBe(false)
  expect(waitsFor([call], 'join')).toBe(false)
})
