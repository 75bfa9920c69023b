import type { Person } from '../protocol/messages'
import { type Clock, hearNow, unsetClock } from '../state/clock'
import type { Notice } from '../state/house'
import type { OnLine, ToSay } from '../state/line.svelte'
import type { View } from './seen'

export type FromCash =
  | { t: 'welcome'; you: Person | null; token: string | null; floor?: boolean }
  | { t: 'cash'; version: number; now: number; view: View }
  | { t: 'done'; id: string; number?: number }
  | { t: 'refused'; id: string | null; code: string; text: string; clause: string | null }
  | { t: 'other' }

/** Everything the page knows of the cash room. */
export interface Cash extends OnLine {
  you: Person | null
  is_floor: boolean
  version: number
  view: View | null
  clock: Clock
  outbox: readonly (ToSay & { id: string })[]
  notices: readonly Notice[]
}

const NOTICES = 3

export function emptyCash(token: string | null): Cash {
  return {
    line: 'connecting',
    token,
    you: null,
    is_floor: false,
    version: 0,
    view: null,
    clock: unsetClock,
    outbox: [],
    notices: [],
  }
}

export function lost(cash: Cash): Cash {
  return { ...cash, line: cash.line === 'old' ? 'old' : 'lost' }
}

export function sent(cash: Cash, message: ToSay & { id: string }): Cash {
  return { ...cash, outbox: [...cash.outbox, message] }
}

export function read(cash: Cash, notice: number): Cash {
  return { ...cash, notices: cash.notices.filter(({ key }) => key !== notice) }
}

export function heard(cash: Cash, message: FromCash, at: number): Cash {
  switch (message.t) {
    case 'welcome': {
      const token = message.you ? (message.token ?? cash.token) : null
      const outbox = message.you ? cash.outbox.filter(({ t }) => t !== 'join') : cash.outbox
      return { ...cash, line: 'open', you: message.you, token, outbox, is_floor: message.floor ?? false }
    }
    case 'cash': {
      const clock = hearNow(cash.clock, message.now, at)
      if (message.version < cash.version) return { ...cash, clock }
      return { ...cash, clock, version: message.version, view: message.view }
    }
    case 'done':
      return { ...cash, outbox: cash.outbox.filter(({ id }) => id !== message.id) }
    case 'refused': {
      if (message.code === 'server-other-protocol') return { ...cash, line: 'old' }
      const { code, text, clause } = message
      const key = (cash.notices.at(-1)?.key ?? 0) + 1
      const outbox = cash.outbox.filter(({ id }) => id !== message.id)
      return { ...cash, outbox, notices: [...cash.notices, { key, code, text, clause }].slice(-NOTICES) }
    }
    default:
      return cash
  }
}
