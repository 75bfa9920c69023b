import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line, type OnLine } from '../../src/state/line.svelte'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

interface Seen extends OnLine {
  owed: string[]
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
    start: (token) => ({ line: 'connecting', token, owed: [] }),
    lost: (seen) => ({ ...seen, line: 'lost' }),
    heard: (seen, message) => (message.t === 'welcome' ? { ...seen, line: 'open' } : seen),
    follow: () => [{ t: 'watch', table: 'oak', seen: null }],
    unanswered: ({ owed }) => owed.map((id) => ({ t: 'leave', id })),
    then,
  })
}

const kinds = () => Socket.last.said.map(({ t }) => t)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { origin: 'http://room' })
  vi.stubGlobal('document', { addEventListener: () => undefined })
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
  line.greet()
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch', 'hello', 'watch'])
})

test('a line that comes back says again what was never answered, and a hello in between does not', () => {
  const line = page()
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome' })
  line.change((seen) => ({ ...seen, owed: ['c1'] }))
  line.greet()
  Socket.last.hear({ t: 'welcome' })
  expect(kinds()).toEqual(['hello', 'watch', 'hello', 'watch'])
  Socket.last.close()
  expect(line.state.line).toBe('lost')
  line.say({ t: 'leave', id: 'c2' })
  vi.runOnlyPendingTimers()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome' })
  expect(Socket.last.said.slice(1)).toEqual([
    { t: 'watch', table: 'oak', seen: null },
    { t: 'leave', id: 'c1' },
  ])
})

test('what a message asks for is done once the state has it', () => {
  const known: string[] = []
  const line = page(({ t }) => known.push(`${t} ${line.state.line}`))
  line.open()
  Socket.last.onopen!()
  Socket.last.hear({ t: 'welcome' })
  Socket.last.hear({ t: 'moved' })
  expect(known).toEqual(['welcome open', 'moved open'])
})
