import { expect, test } from 'vitest'
import { emptyHall, type Hall, type Happening, reduce, type Sent } from '../../src/event/hall'
import { heard } from './friday'

const AT = 5_000

function after(...happenings: Happening[]): Hall {
  return happenings.reduce(reduce, emptyHall(null))
}

function sent(id: string, said = 'Ada is out'): Happening {
  const one: Sent = { id, message: { t: 'event', id }, ask: null, said, late: false }
  return { t: 'sent', sent: one }
}

const came: Happening = { t: 'came', id: 'small-friday' }
const sees: Happening = { t: 'heard', message: heard, at: AT }

test('the event that is watched is shown, another is not', () => {
  expect(after(came, sees).event?.name).toBe('Small Friday')
  expect(after({ t: 'came', id: 'sunday' }, sees).event).toBeNull()
})

test('what was sent before what is on the screen changes nothing', () => {
  const older = { ...heard, version: 16, event: { ...heard.event, left: 9 } }
  expect(after(came, sees, { t: 'heard', message: older, at: AT }).event?.left).toBe(6)
})

test('a command stays in the outbox until it is answered, and says so when that takes long', () => {
  const waiting = after(came, sent('a'), { t: 'late', id: 'a' }, { t: 'down' })
  expect(waiting.outbox).toMatchObject([{ id: 'a', late: true }])
  expect(waiting.line).toBe('lost')
  const done = reduce(waiting, { t: 'heard', message: { t: 'done', id: 'a', number: 12 }, at: AT })
  expect(done.outbox).toEqual([])
  expect(done.slips).toMatchObject([{ done: true, text: 'Ada is out', undo: 12 }])
})

test('only the last thing done offers its undo; a refusal stays beside it', () => {
  const refusal = { t: 'refused', id: 'b', code: 'x', text: 'no chips', clause: 'TDA-2022:27.1' } as const
  const hall = after(
    sent('a'),
    sent('b'),
    sent('c', 'Boris is out'),
    { t: 'heard', message: { t: 'done', id: 'a', number: 1 }, at: AT },
    { t: 'heard', message: refusal, at: AT },
    { t: 'heard', message: { t: 'done', id: 'c', number: 2 }, at: AT },
  )
  expect(hall.slips.map(({ text, undo }) => [text, undo])).toEqual([
    ['no chips', null],
    ['Boris is out', 2],
  ])
  expect(hall.slips[0]!.clause).toBe('TDA-2022:27.1')
})

test('an answer to what another page sent tells nothing here', () => {
  expect(after({ t: 'heard', message: { t: 'done', id: 'z', number: 3 }, at: AT }).slips).toEqual([])
})

test('the house says who one is and whether one speaks for the floor', () => {
  const you = { name: 'Ada', wallet: 500 }
  const hall = after({
    t: 'heard',
    message: { t: 'welcome', you, token: 'key to the name', floor: true },
    at: AT,
  })
  expect(hall).toMatchObject({ line: 'open', you, token: 'key to the name', is_floor: true })
})
