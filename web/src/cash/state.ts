import { type Clock, hearNow, unsetClock } from '../kit/line/clock'
import type { Stated, Stray } from '../kit/line/told'
import type { LiveMessage, LiveView } from '../kit/wire/live'
import type { FromSocket } from '../kit/wire/socket'

/** All that this page hears. */
export type FromCash = Stated<LiveMessage> | Exclude<FromSocket, { t: 'change' }> | Stray

/** What the page sees of the cash room. */
export interface Cash {
  version: number
  view: LiveView | null
  clock: Clock
  /** Whether the house wants two signatures for some acts. */
  signs: boolean
}

export const emptyCash: Cash = { version: 0, view: null, clock: unsetClock, signs: false }

export function hear(cash: Cash, message: FromCash, at: number): Cash {
  if (message.t === 'welcome') return { ...cash, signs: message.signs }
  if (message.t !== 'state') return cash
  const clock = hearNow(cash.clock, message.now, at)
  if (message.version < cash.version) return { ...cash, clock }
  return { ...cash, clock, version: message.version, view: message.view }
}
