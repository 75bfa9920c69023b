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
})

test('after a hello it looks where the page looks, and not again when only the wallet changes', () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  expect(kinds()).toEqual(['hello'])
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch'])
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch'])
  line.key = 'the floor’s'
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch', 'hello', 'watch'])
})

test('a line that comes back says again what was never answered, and a hello in between does not', () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome' })
  const id = line.ask('oak', { type: 'leave' })
  line.key = 'the floor’s'
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
  Socket.last.hear({ t: 'welcome', you: null, token: null })
  const refused = { t: 'refused', id: null, text: 'no', clause: null }
  Socket.last.hear({ ...refused, code: 'no-such-table' })
  expect([line.state.gone, line.session.notices]).toEqual([true, []])
  Socket.last.hear({ ...refused, code: 'too-fast' })
  expect(line.session.notices.map(({ code }) => code)).toEqual(['too-fast'])
})

test('a command that is not answered in good time is late', () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: null, token: null })
  line.ask('oak', { type: 'leave' }, 'Ada leaves')
  expect(line.session.outbox.map(({ late }) => late)).toEqual([false])
  vi.advanceTimersByTime(2_500)
  expect(line.session.outbox.map(({ late }) => late)).toEqual([true])
})

test('the wallet of a message is the wallet of the session', () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: { name: 'Ada', wallet: 500 }, token: 'secret' })
  Socket.last.hear({ t: 'table', wallet: 300 })
  expect(line.session.you?.wallet).toBe(300)
})

test('a new language is told to the room at once', async () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome', you: null, token: null })
  await settings.speak('ru')
  expect(Socket.last.said.at(-1)).toMatchObject({ t: 'hello', lang: 'ru' })
})
