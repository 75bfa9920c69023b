import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from '../../../src/kit/line/line.svelte'
import { settings } from '../../../src/kit/session/settings.svelte'

interface Seen {
  gone: boolean
}

type Said = { t: string } & Record<string, unknown>

class Socket {
  static last: Socket
  said: Said[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    Socket.last = this
  }

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }

  close(): void {
    this.onclose?.()
  }

  hear(message: Said): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function page(then: (message: Said) => void = () => undefined) {
  return new Line<Seen, Said>({
    start: { gone: false },
    heard: (seen) => seen,
    missed: (_, code) => (code === 'no-such-table' ? { gone: true } : null),
    wallet: (message) => (message.t === 'table' ? Number(message['wallet']) : null),
    follow: () => [{ t: 'watch', table: 'oak', seen: null }],
    then,
  })
}

const kinds = () => Socket.last.said.map(({ t }) => t)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { origin: 'http://room' })
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    fonts: { load: () => Promise.resolve([]) },
  })
  vi.stubGlobal('addEventListener', () => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  return settings.speak('en')
})

test('after a hello it looks where the page looks, and not again when only the wallet changes', async () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  expect(kinds()).toEqual(['hello'])
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch'])
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch'])
  await settings.speak('ru')
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch', 'hello', 'watch'])
})

test('a line that comes back says again what was never answered, and a hello in between does not', async () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome' })
  void line.ask('oak', { type: 'leave' })
  const { id } = line.session.outbox[0]!.command
  await settings.speak('ru')
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch', 'ask', 'hello', 'watch'])
  Socket.last.close()
  expect(line.session.line).toBe('lost')
  line.say({ t: 'leave', id: 'c2' })
  vi.advanceTimersByTime(1_000)
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome' })
  expect(Socket.last.said.slice(1)).toEqual([
    { t: 'watch', table: 'oak', seen: null },
    { t: 'ask', id, to: 'oak', ask: { type: 'leave' } },
  ])
})

test('what a message asks for is done once the state has it', () => {
  const known: string[] = []
  const line = page(({ t }) => known.push(`${t} ${line.session.line}`))
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome' })
  Socket.last.hear({ t: 'moved' })
  expect(known).toEqual(['welcome open', 'moved open'])
})

test('what the page looks at and is not there is no notice; every other refusal is', () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: null })
  const refused = { t: 'refused', id: null, text: 'no', clause: null }
  Socket.last.hear({ ...refused, code: 'no-such-table' })
  expect([line.state.gone, line.session.notices]).toEqual([true, []])
  Socket.last.hear({ ...refused, code: 'too-fast' })
  expect(line.session.notices.map(({ code }) => code)).toEqual(['too-fast'])
})

test('who asks hears what comes of it, and tells a refusal himself where he has read it', async () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: null })
  const [done, told] = [line.ask('oak', { type: 'leave' }), line.ask('oak', { type: 'leave' })]
  const [first, second] = line.session.outbox.map(({ command }) => command.id)
  Socket.last.hear({ t: 'refused', id: second, code: 'too-fast', text: 'no', clause: 'X:1' })
  Socket.last.hear({ t: 'done', id: first })
  expect(await done).toBeNull()
  const refused = (await told)!
  expect(refused).toMatchObject({ code: 'too-fast', text: 'no', clause: 'X:1' })
  expect(line.session.notices).toHaveLength(1)
  refused.read()
  expect(line.session.notices).toEqual([])
})

test('a command that is not answered in good time is late', () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: null })
  line.ask('oak', { type: 'leave' }, 'Ada leaves')
  expect(line.session.outbox.map(({ late }) => late)).toEqual([false])
  vi.advanceTimersByTime(2_500)
  expect(line.session.outbox.map(({ late }) => late)).toEqual([true])
})

test('the wallet of a message is the wallet of the session', () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: { name: 'Ada', wallet: 500 } })
  Socket.last.hear({ t: 'table', wallet: 300 })
  expect(line.session.you?.wallet).toBe(300)
})

test('a new language is told to the room at once', async () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: null })
  await settings.speak('ru')
  expect(Socket.last.said.at(-1)).toMatchObject({ t: 'hello', lang: 'ru' })
})

const signedIn = (): Response => new Response(JSON.stringify({ name: 'Ada' }), { status: 200 })

test('who takes a name opens the line anew, for a socket is who its browser was when it was opened', async () => {
  const asks: { id: string; name: string }[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asks.push(JSON.parse(body))
    return asks.length < 2 ? Promise.reject(new TypeError('no line')) : Promise.resolve(signedIn())
  })
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: null })
  const before = Socket.last
  line.join('Ada')
  expect(line.session.joining).toBe(true)
  await vi.runOnlyPendingTimersAsync()
  // What was not answered may have been heard: it is the same ask again.
  expect(asks.map(({ id }) => id)).toEqual([asks[0]!.id, asks[0]!.id])
  expect([line.session.joining, line.session.line, Socket.last === before]).toEqual([
    false,
    'connecting',
    false,
  ])
})

test('what the house refuses is told, and asked for under another id', async () => {
  const ids: string[] = []
  const no = { code: 'room-name-taken', params: {}, text: 'Taken.', clause: null }
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    ids.push((JSON.parse(body) as { id: string }).id)
    return Promise.resolve(new Response(JSON.stringify(no), { status: 409 }))
  })
  const line = page()
  line.open()
  line.join('Ada')
  await vi.advanceTimersByTimeAsync(0)
  line.join('Ada')
  await vi.advanceTimersByTimeAsync(0)
  expect(new Set(ids).size).toBe(2)
  expect(line.session.notices.map(({ text }) => text)).toEqual(['Taken.'])
})
