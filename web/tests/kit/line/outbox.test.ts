import { expect, test } from 'vitest'
import { asked, type Given, late, post, settle } from '../../../src/kit/line/outbox'

const call: Given = { t: 'ask', id: 'a', to: 'oak', ask: { type: 'act' } }
const leave: Given = { t: 'ask', id: 'j', to: 'oak', ask: { type: 'leave' } }

test('a command waits until the room answers it', () => {
  const outbox = post(post([], leave), call)
  expect(settle(outbox, 'a').map(({ command }) => command)).toEqual([leave])
  expect(settle(outbox, 'unknown')).toBe(outbox)
})

test('what was asked is what waits', () => {
  expect(asked(post(post([], leave), call))).toEqual([leave, call])
})

test('a command is late by its id', () => {
  const outbox = post(post([], leave), call)
  expect(late(outbox, 'a').map((sent) => sent.late)).toEqual([false, true])
  expect(late(outbox, 'unknown')).toBe(outbox)
})
