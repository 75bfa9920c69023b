import { expect, test, vi } from 'vitest'
import { Sending } from '../../../src/kit/form/sending.svelte'
import type { Rejection } from '../../../src/kit/line/outbox'

const refusal = () => ({ code: 'room-name-taken', text: 'Taken.', clause: null, read: vi.fn() })

/** A form that has sent something, and how the room answers it. */
function sent(sending = new Sending()) {
  let resolve: (refused: Rejection | null) => void = () => undefined
  const promise = new Promise<Rejection | null>((answered) => (resolve = answered))
  const [ask, done] = [vi.fn(() => promise), vi.fn()]
  const waited = sending.send(ask, done)
  return { sending, ask, done, answer: (refused: Rejection | null) => (resolve(refused), waited) }
}

test('a form waits for its answer, and only then is it done', async () => {
  const { sending, done, answer } = sent()
  expect([sending.waits, done.mock.calls.length]).toEqual([true, 0])
  await answer(null)
  expect([sending.waits, sending.refused, done.mock.calls.length]).toEqual([false, null, 1])
})

test('what is on its way is not asked for once more', async () => {
  const { sending, answer } = sent()
  const again = sent(sending)
  expect(again.ask).not.toHaveBeenCalled()
  await answer(null)
  expect(again.done).not.toHaveBeenCalled()
})

test('what nobody answers is done at once', async () => {
  const [sending, done] = [new Sending(), vi.fn()]
  await sending.send(() => undefined, done)
  expect([sending.waits, done.mock.calls.length]).toEqual([false, 1])
})

test('what is refused is told at the form, which is not done, until something else is filled in', async () => {
  const { sending, done, answer } = sent()
  const refused = refusal()
  await answer(refused)
  expect([sending.waits, sending.refused?.text]).toEqual([false, 'Taken.'])
  expect([refused.read.mock.calls.length, done.mock.calls.length]).toEqual([1, 0])
  sending.change()
  expect(sending.refused).toBeNull()
})

test('a form that was left closes nothing that was opened since, and leaves a refusal to the page', async () => {
  const [first, second] = [sent(), sent()]
  const refused = refusal()
  first.sending.leave()
  second.sending.leave()
  expect(first.sending.waits).toBe(false)
  await first.answer(null)
  await second.answer(refused)
  expect(first.done).not.toHaveBeenCalled()
  expect([refused.read.mock.calls.length, second.sending.refused]).toEqual([0, null])
})

test('an answer to what was left is none to what was sent since', async () => {
  const left = sent()
  left.sending.leave()
  const { sending, done, answer } = sent(left.sending)
  await left.answer(refusal())
  expect([sending.waits, sending.refused]).toEqual([true, null])
  await answer(null)
  expect(done).toHaveBeenCalledOnce()
})
