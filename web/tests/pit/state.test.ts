import { expect, test } from 'vitest'
import { closedIn, come, emptyPit, hear, missed, type Pit } from '../../src/pit/state'
import { sent } from './rounds'

const [cut, dealt, , purchase] = sent as [(typeof sent)[0], (typeof sent)[0], unknown, (typeof sent)[0]]

function at(...messages: unknown[]): Pit {
  return messages.reduce<Pit>(
    (pit, message) => hear(pit, message as typeof cut, 0),
    come(emptyPit, 'pit/ruby'),
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
  expect(at({ ...cut, of: 'pit/jade' }).view).toBeNull()
})

test('a table that the room does not have is gone; any other refusal is to be told', () => {
  expect(missed(at(cut), 'pit-no-such-table')?.gone).toBe(true)
  expect(missed(at(cut), 'pit-bets-closed')).toBeNull()
})

test('a stopped table is closed once the bets that lay there have been played', () => {
  const view = { ...dealt.view, stopped: true }
  expect(closedIn(view)).toBe(false)
  expect(closedIn({ ...view, phase: 'bets' })).toBe(false)
  expect(closedIn({ ...view, phase: 'bets', boxes: [] })).toBe(true)
  expect(closedIn({ ...view, phase: 'over' })).toBe(true)
  expect(closedIn({ ...view, phase: 'over', stopped: false })).toBe(false)
})
