import type { LiveAsk } from '../kit/wire/live-ask'

type Without<A, K extends string> = A extends Record<K, unknown> ? Omit<A, K> : never

/** What is asked of one table, which whoever asks it knows. */
export type AskOfTable = Without<LiveAsk, 'table'>

/** What is asked of one seat of a table. */
export type AskOfSeat = Without<LiveAsk, 'table' | 'seat'>

export function atTable(table: string, ask: AskOfTable): LiveAsk {
  return { ...ask, table } as LiveAsk
}

export function atSeat(table: string, seat: number, ask: AskOfSeat): LiveAsk {
  return { ...ask, table, seat } as LiveAsk
}
