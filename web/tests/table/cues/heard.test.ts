import { expect, test } from 'vitest'
import { hearNow, unsetClock } from '../../../src/kit/line/clock'
import { cuesOf, ticksOf } from '../../../src/table/cues/heard'
import { motionOf, still } from '../../../src/table/state/motion'
import type { TableEvent } from '../../../src/table/seen'
import { hand, seat, view } from '../../views'

const board = { kind: 'board', board: 0 } as const

test('each thing done has the sound of its own', () => {
  const heard = (event: TableEvent) => cuesOf([event], still, 1).map(({ sound }) => sound)
  expect(heard({ kind: 'check', seat: 4 })).toEqual(['check'])
  expect(heard({ kind: 'fold', seat: 4 })).toEqual(['fold'])
  expect(heard({ kind: 'muck', seat: 4 })).toEqual(['fold'])
  expect(heard({ kind: 'call', seat: 4, amount: 100 })).toEqual(['chips'])
  expect(heard({ kind: 'raise', seat: 4, amount: 300 })).toEqual(['chips'])
  expect(heard({ kind: 'win', seat: 4, amount: 300, pot: 0, board: 0 })).toEqual(['chips'])
  expect(heard({ kind: 'win', seat: 1, amount: 300, pot: 0, board: 0 })).toEqual(['win'])
  expect(heard({ kind: 'said', seat: 4, name: 'Boris', what: 'nice hand' })).toEqual([])
})

test('cards are heard one after another, and never more than a dozen', () => {
  const deal: TableEvent[] = Array.from({ length: 18 }, (_, at) => ({
    kind: 'deal',
    seat: at % 9,
    cards: ['??'],
  }))
  const cues = cuesOf(deal, still, null)
  expect(cues).toHaveLength(12)
  expect(cues.map(({ at }) => at).slice(0, 3)).toEqual([0, 70, 140])
})

test('a board that is run out is heard as it is seen, and the pot at the end of it', () => {
  const before = view({ seats: [seat(1, 'Anna', { bet: 300 }), seat(7, 'Carol', { bet: 100 })] })
  const after = view({ hand: hand({ board: ['As', '7d', '2c', 'Kh', 'Tc'], over: true }) })
  const events: TableEvent[] = [
    { kind: 'call', seat: 7, amount: 200, all_in: true },
    { ...board, cards: ['As', '7d', '2c'] },
    { ...board, cards: ['Kh'] },
    { ...board, cards: ['Tc'] },
    { kind: 'win', seat: 1, amount: 600, pot: 0, board: 0 },
  ]
  const motion = motionOf(before, after, events)
  const cues = cuesOf(events, motion, 1)
  expect(cues.filter(({ sound }) => sound === 'deal').map(({ at }) => at)).toEqual(
    Object.values(motion.boards[0]!),
  )
  expect(cues.at(-1)).toEqual({ sound: 'win', at: motion.reveal })
})

test('two of the same at once are one', () => {
  const posts: TableEvent[] = [
    { kind: 'post', seat: 4, amount: 50, what: 'small-blind' },
    { kind: 'post', seat: 7, amount: 100, what: 'big-blind' },
  ]
  expect(cuesOf(posts, still, null)).toEqual([{ sound: 'chips', at: 0 }])
})

test('the clock is heard in its last five seconds, and in those of the time bank', () => {
  const clock = hearNow(unsetClock, 1_000, 0)
  expect(ticksOf(clock, 21_000, 0, 0)).toEqual([15_000, 16_000, 17_000, 18_000, 19_000])
  expect(ticksOf(clock, 3_500, 0, 0)).toEqual([500, 1_500])
  expect(ticksOf(clock, 6_000, 30_000, 0)).toEqual([
    0, 1_000, 2_000, 3_000, 4_000, 30_000, 31_000, 32_000, 33_000, 34_000,
  ])
})
