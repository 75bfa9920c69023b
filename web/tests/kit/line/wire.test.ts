import { beforeEach, expect, test } from 'vitest'
import { type Said, type Socket, Wire } from '../../../src/kit/line/wire'

class Line implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: unknown[] = []
  hungUp = false

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.hungUp = true
  }
}

interface Timer {
  work: () => void
  ms: number
}

let lines: Line[]
let timers: Timer[]
let pauses: number[]
let heard: Said[]
let ups: number
let wire: Wire

beforeEach(() => {
  lines = []
  timers = []
  pauses = []
  heard = []
  ups = 0
  wire = new Wire({
    open: () => {
      const line = new Line()
      lines.push(line)
      return line
    },
    up: () => (ups += 1),
    down: (retryIn) => pauses.push(retryIn),
    hear: (message) => heard.push(message),
    later: (work, ms) => {
      const timer = { work, ms }
      timers.push(timer)
      return timer
    },
    cancel: (timer) => (timers = timers.filter((one) => one !== timer)),
    chance: () => 0.5,
  })
  wire.connect()
})

function run(timer: Timer | undefined) {
  timers = timers.filter((one) => one !== timer)
  timer!.work()
}

test('a message from the room is heard', () => {
  lines[0]!.onopen!()
  lines[0]!.onmessage!({ data: '{"t":"pong"}' })
  expect(ups).toBe(1)
  expect(heard).toEqual([{ t: 'pong' }])
})

test('a lost line is tried again after pauses that double up to eight seconds', () => {
  for (let fall = 0; fall < 7; fall += 1) {
    lines.at(-1)!.onclose!()
    run(timers.at(-1))
  }
  expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000])
  expect(lines).toHaveLength(8)
})

test('a room that answers again makes the pauses short again', () => {
  lines[0]!.onclose!()
  run(timers.at(-1))
  lines[1]!.onopen!()
  lines[1]!.onmessage!({ data: '{"t":"pong"}' })
  lines[1]!.onclose!()
  expect(pauses).toEqual([300, 300])
})

test('a line that stays silent after three pings is given up', () => {
  lines[0]!.onopen!()
  for (let beat = 0; beat < 3; beat += 1) run(timers.at(-1))
  expect(lines[0]!.sent).toEqual([{ t: 'ping' }, { t: 'ping' }])
  expect(lines[0]!.hungUp).toBe(true)
  expect(pauses).toEqual([300])
})

test('a line that died while the phone slept is given up after one ping', () => {
  lines[0]!.onopen!()
  wire.check()
  run(timers.at(-1))
  expect(lines[0]!.sent).toEqual([{ t: 'ping' }])
  expect(lines[0]!.hungUp).toBe(true)
  expect(pauses).toEqual([300])
})

test('a line that answers the ping stays', () => {
  lines[0]!.onopen!()
  wire.check()
  lines[0]!.onmessage!({ data: '{"t":"pong"}' })
  run(timers.at(-1))
  expect(lines[0]!.hungUp).toBe(false)
})

test('a page that hangs up on purpose calls again at once, and the old line says no more', () => {
  lines[0]!.onopen!()
  wire.again()
  lines[0]!.onclose!()
  lines[0]!.onmessage!({ data: '{"t":"pong"}' })
  expect(lines).toHaveLength(2)
  expect(pauses).toEqual([])
  expect(heard).toEqual([])
})

test('a closed wire does not come back', () => {
  wire.close()
  lines[0]!.onclose!()
  expect(timers).toEqual([])
  expect(lines).toHaveLength(1)
})
