import { expect, test } from 'vitest'
import { emptyPit, type Pit, reduce } from '../../src/pit/state'
import { sent } from './rounds'

const [cut, dealt, , purchase] = sent as [(typeof sent)[0], (typeof sent)[0], unknown, (typeof sent)[0]]

function at(...messages: unknown[]): Pit {
  const here = reduce(emptyPit(null), { t: 'came', watched: 'pit/ruby' })
  return messages.reduce<Pit>(
    (pit, message) => reduce(pit, { t: 'heard', message: message as typeof cut, at: 0 }),
    here,
  )
}

test('who comes in sees the table as it stands, and then what is new', () => {
  expect(at(cut).known).toBe(cut.view.log.length)
  expect(at(cut, dealt).known).toBe(cut.view.log.length)
  expect(at(cut, dealt).view?.phase).toBe('decisions')
})

test('a message that is older than what is on the page changes nothing', () => {
  expect(at(purchase, dealt).view).toBe(purchase.view)
})

test('all of a new round is new', () => {
  const next = { ...dealt, version: 99, view: { ...dealt.view, round: 2 } }
  expect(at(purchase, next).known).toBe(0)
})

test('another table’s message is not for this page', () => {
  expect(at({ ...cut, table: 'pit/jade' }).view).toBeNull()
})

test('a refused command is answered, told and remembered', () => {
  const command = { t: 'pit', id: 'a', table: 'pit/ruby', ask: { do: 'ready' } } as const
  const asked = reduce(at(cut), { t: 'sent', command })
  const refused = { t: 'refused', id: 'a', code: 'pit-bets-closed', params: {}, text: 'closed', clause: null }
  const after = reduce(asked, { t: 'heard', message: refused as never, at: 0 })
  expect([asked.outbox.length, after.outbox.length]).toEqual([1, 0])
  expect(after.refused).toEqual(['a'])
  expect(after.notices.map(({ code }) => code)).toEqual(['pit-bets-closed'])
})

test('a command waits through a lost line', () => {
  const command = { t: 'pit', id: 'a', table: 'pit/ruby', ask: { do: 'ready' } } as const
  const lost = reduce(reduce(at(cut), { t: 'sent', command }), { t: 'down' })
  expect([lost.line, lost.outbox.length]).toEqual(['lost', 1])
})
