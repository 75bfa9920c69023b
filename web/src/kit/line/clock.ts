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

/** The time bank behind a deadline: what is left of it in milliseconds, and whether it runs. */
export interface TimeBank {
  left: number
  running: boolean
}

export function timeBank(clock: Clock, deadline: number, bank: number, at: number): TimeBank {
  const running = bank > 0 && timeLeft(clock, deadline, at) === 0
  return { left: Math.min(bank, timeLeft(clock, deadline + bank, at)), running }
}

/** Milliseconds left to a deadline, never below zero. */
export function timeLeft(clock: Clock, deadline: number, at: number): number {
  return Math.max(0, deadline - (at + ahead(clock)))
}
