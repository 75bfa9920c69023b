import { type Clock, hearNow, unsetClock } from '../kit/line/clock'
import type { View } from './seen'

export type FromCash = { t: 'cash'; version: number; now: number; view: View } | { t: 'other' }

/** What the page sees of the cash room. */
export interface Cash {
  version: number
  view: View | null
  clock: Clock
}

export const emptyCash: Cash = { version: 0, view: null, clock: unsetClock }

export function hear(cash: Cash, message: FromCash, at: number): Cash {
  if (message.t !== 'cash') return cash
  const clock = hearNow(cash.clock, message.now, at)
  if (message.version < cash.version) return { ...cash, clock }
  return { clock, version: message.version, view: message.view }
}
