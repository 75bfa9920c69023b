import { expect, test } from 'vitest'
import type { Asking, Given } from '../../../src/kit/line/outbox'
import { type Happening, newSession, reduce, type Session } from '../../../src/kit/line/session'

const welcome = {
  t: 'welcome',
  protocol: 3,
  you: { name: 'Anna', wallet: 100_000 },
  opens: false,
  undone: 0,
  elsewhere: 0,
  roles: [],
}
const call: Given = { t: 'ask', id: 'a', to: 'oak', ask: { type: 'act' } }

function after(session: Session, ...happenings: Happening<Asking>[]): Session {
  return happenings.reduce((before, happening) => reduce(before, happening), session)
}

const heard = (message: { t: string } & Record<string, unknown>): Happening<Asking> => {
  return { t: 'heard', message }
}
const sent = (id: string, said = ''): Happening<Asking> => {
  return { t: 'sent', command: { ...call, id }, said }
}
const refused = (id: string | null, code = 'room-stale-turn'): Happening<Asking> => {
  return heard({ t: 'refused', id, code, params: {}, text: 'The turn has passed.', clause: 'TDA-2022:40' })
}

const OWNER = { role: 'owner', place: '', may: ['see', 'own'], until: null }

test('a welcome opens the line and says who one is', () => {
  const session = after(newSession(), heard(welcome))
  expect(session).toMatchObject({ line: 'open', you: { name: 'Anna', wallet: 100_000 } })
})

test('an undo of what one did is told at once, and once', () => {
  const told = (session: Session) => session.notices.map(({ code }) => code)
  const later = heard({ ...welcome, undone: 5 })
  expect(told(after(newSession(), later))).toEqual([])
  expect(told(after(newSession(), heard(welcome), later, later))).toEqual(['undone'])
  expect(told(after(newSession(), later, heard({ ...welcome, undone: 7 })))).toEqual(['undone'])
})

test('a device that signs in elsewhere as oneself is told at once, and once', () => {
  const told = (session: Session) => session.notices.map(({ code }) => code)
  const other = heard({ ...welcome, elsewhere: 5 })
  expect(told(after(newSession(), other))).toEqual([])
  expect(told(after(newSession(), heard(welcome), other, other))).toEqual(['elsewhere'])
})

test('who is signed out is a stranger', () => {
  expect(after(newSession(), heard(welcome), heard({ ...welcome, you: null })).you).toBe(null)
})

test('the welcome says who speaks for the floor and whether members open tables', () => {
  expect(after(newSession(), heard(welcome))).toMatchObject({ roles: [], opens: false })
  const both = heard({ ...welcome, roles: [OWNER], opens: true })
  expect(after(newSession(), both)).toMatchObject({ roles: [OWNER], opens: true })
})

test('a line that is opened anew for another name keeps what waits for an answer', () => {
  const anew = after(newSession(), heard(welcome), sent('a'), { t: 'again' })
  expect([anew.line, anew.outbox.length]).toEqual(['connecting', 1])
  const old = after(newSession(), refused(null, 'server-other-protocol'), { t: 'again' })
  expect(old.line).toBe('old')
})

test('a lost line keeps everything that waits for an answer', () => {
  const lost = after(newSession(), heard(welcome), sent('a'), { t: 'down' })
  expect(lost.line).toBe('lost')
  expect(after(lost, heard(welcome)).outbox.map(({ command }) => command.id)).toEqual(['a'])
})

test('a command says so when its answer takes long, and never after it', () => {
  const waiting = after(newSession(), sent('a'), { t: 'late', id: 'a' })
  expect(waiting.outbox).toMatchObject([{ command: { id: 'a' }, late: true }])
  const done = after(waiting, heard({ t: 'done', id: 'a' }))
  expect(done.outbox).toEqual([])
  expect(reduce(done, { t: 'late', id: 'a' })).toBe(done)
})

test('a refusal is an answer, told in the words of the room, and put away once read', () => {
  const session = after(newSession(), { t: 'sent', command: call, said: '' }, refused('a'))
  expect(session.outbox).toEqual([])
  const [notice] = session.notices
  expect(notice).toEqual({
    key: 1,
    done: false,
    code: 'room-stale-turn',
    text: 'The turn has passed.',
    clause: 'TDA-2022:40',
    undo: null,
  })
  expect(after(session, { t: 'read', notice: 1 }).notices).toEqual([])
})

test('a refusal of nothing that was sent is told too', () => {
  const session = after(newSession(), refused(null))
  expect(session.notices.map(({ code }) => code)).toEqual(['room-stale-turn'])
})

test('only the last thing done offers its undo; a refusal stays beside it', () => {
  const session = after(
    newSession(),
    sent('a', 'Ada is out'),
    sent('b', 'Boris is out'),
    sent('c', 'Chen is out'),
    heard({ t: 'done', id: 'a', number: 1 }),
    refused('b'),
    heard({ t: 'done', id: 'c', number: 2 }),
  )
  expect(session.notices.map(({ text, undo }) => [text, undo])).toEqual([
    ['The turn has passed.', null],
    ['Chen is out', 2],
  ])
  expect(new Set(session.notices.map(({ key }) => key)).size).toBe(2)
})

test('what was done without a name, or by another page, tells nothing', () => {
  expect(after(newSession(), sent('a'), heard({ t: 'done', id: 'a', number: 3 })).notices).toEqual([])
  expect(after(newSession(), heard({ t: 'done', id: 'z', number: 3 })).notices).toEqual([])
})

test('no more than three notices stand at once, the last ones', () => {
  const session = after(newSession(), ...['1', '2', '3', '4'].map((id) => refused(id, `room-no-${id}`)))
  expect(session.notices.map(({ key }) => key)).toEqual([2, 3, 4])
})

test('the same refusal again stands in place of the first, and is read anew', () => {
  const session = after(newSession(), refused('1'), refused('2', 'room-not-yours'), refused('3'))
  expect(session.notices.map(({ key, code }) => [key, code])).toEqual([
    [2, 'room-not-yours'],
    [3, 'room-stale-turn'],
  ])
})

test('who is moved to another table of a tournament is told why', () => {
  const told = { t: 'told', code: 'moved', text: 'Table 2 breaks.', clause: 'TDA-2022:10B' } as const
  expect(after(newSession(), told).notices).toMatchObject([
    { code: 'moved', text: 'Table 2 breaks.', clause: 'TDA-2022:10B', done: false },
  ])
})

test('a room of a newer protocol makes this page old, and it stays so', () => {
  const old = after(newSession(), refused(null, 'server-other-protocol'))
  expect([old.line, old.notices]).toEqual(['old', []])
  expect(after(old, { t: 'down' }).line).toBe('old')
})

test('the wallet follows what is seen of it, for those who have one', () => {
  const paid = { t: 'paid', wallet: 90_000 } as const
  expect(after(newSession(), heard(welcome), paid).you?.wallet).toBe(90_000)
  expect(after(newSession(), paid).you).toBeNull()
})
