/** The room's clock as this page knows it, from the `now` in its messages. */
export interface Clock {
  /** Room time less page time, in milliseconds, at the latest messages. */
  readonly samples: readonly number[]
}

export const unsetClock: Clock = { samples: [] }

const KEPT = 12

export function hearNow(clock: Clock, now: number, at: number): Clock {
  return { samples: [...clock.samples, now - at].slice(-KEPT) }
}

/** The least delayed message tells the room's clock best, and it is the one with the largest difference. */
export function ahead(clock: Clock): number {
  return clock.samples.length ? Math.max(...clock.samples) : 0
}

/** Milliseconds left to a deadline, never below zero. */
export function timeLeft(clock: Clock, deadline: number, at: number): number {
  return Math.max(0, deadline - (at + ahead(clock)))
}
