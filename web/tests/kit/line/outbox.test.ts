import { expect, test } from 'vitest'
import { asked, type Command, joining, late, post, settle } from '../../../src/kit/line/outbox'

const call: Command = { t: 'ask', id: 'a', to: 'oak', ask: { type: 'act' } }
const join: Command = { t: 'join', id: 'j', name: 'Anna' }

test('a command waits until the room answers it', () => {
  const outbox = post(post([], join), call)
  expect(settle(outbox, 'a').map(({ command }) => command)).toEqual([join])
  expect(settle(outbox, 'unknown')).toBe(outbox)
})

test('what waits is known by its kind', () => {
  expect([joining(post([], call)), joining(post([], join))]).toEqual([false, true])
  expect(asked(post(post([], join), call))).toEqual([call])
})

test('a command is late by its id', () => {
  const outbox = post(post([], join), call)
  expect(late(outbox, 'a').map((sent) => sent.late)).toEqual([false, true])
  expect(late(outbox, 'unknown')).toBe(outbox)
})
