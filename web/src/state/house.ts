import type { Command, FromRoom, LobbyTable, Person, Refused } from '../protocol/messages'
import { type Outbox, post, settle } from './outbox'
import { hearTable, openTable, type TableState } from './table'

/** Everything the page knows. It changes only through `reduce`. */
export interface House {
  /** `old`: the room speaks a newer protocol than this page. */
  line: 'connecting' | 'open' | 'lost' | 'old'
  you: Person | null
  token: string | null
  tables: LobbyTable[] | null
  /** Whether members may open tables of their own. */
  opens: boolean
  table: TableState | null
  outbox: Outbox
  notices: readonly Notice[]
}

/** A refusal to show: the room's own words, in the language it was told. */
export interface Notice {
  key: number
  code: string
  text: string
  clause: string | null
}

export type Happening =
  | { t: 'up' }
  | { t: 'down' }
  | { t: 'heard'; message: FromRoom; at: number }
  | { t: 'sent'; command: Command }
  | { t: 'came'; table: string | null }
  | { t: 'read'; notice: number }
  | { t: 'told'; text: string; clause: string }

const NOTICES = 3

export function emptyHouse(token: string | null): House {
  return {
    line: 'connecting',
    you: null,
    token,
    tables: null,
    opens: false,
    table: null,
    outbox: [],
    notices: [],
  }
}

export function reduce(house: House, happening: Happening): House {
  switch (happening.t) {
    case 'up':
      return house
    case 'down':
      return { ...house, line: house.line === 'old' ? 'old' : 'lost' }
    case 'sent':
      return { ...house, outbox: post(house.outbox, happening.command) }
    case 'came':
      return come(house, happening.table)
    case 'read':
      return { ...house, notices: house.notices.filter(({ key }) => key !== happening.notice) }
    case 'told':
      return notice(house, { code: 'moved', text: happening.text, clause: happening.clause || null })
    case 'heard':
      return hear(
        { ...house, outbox: settle(house.outbox, happening.message) },
        happening.message,
        happening.at,
      )
  }
}

function come(house: House, table: string | null): House {
  if (table === (house.table?.id ?? null)) return house
  return { ...house, table: table === null ? null : openTable(table) }
}

function hear(house: House, message: FromRoom, at: number): House {
  switch (message.t) {
    case 'welcome':
      return {
        ...house,
        line: 'open',
        you: message.you,
        token: message.you ? (message.token ?? house.token) : null,
        opens: message.opens ?? false,
      }
    case 'lobby':
      return { ...house, tables: message.tables }
    case 'table': {
      if (!house.table) return house
      const table = hearTable(house.table, message, at)
      const wallet = table.view?.you?.wallet
      const you = house.you && wallet !== undefined ? { ...house.you, wallet } : house.you
      return { ...house, table, you }
    }
    case 'refused':
      return refuse(house, message)
    default:
      return house
  }
}

function refuse(house: House, { id, code, text, clause }: Refused): House {
  if (id === null && code === 'room-no-such-table' && house.table) {
    return { ...house, table: { ...house.table, gone: true } }
  }
  if (code === 'server-other-protocol') return { ...house, line: 'old' }
  return notice(house, { code, text, clause })
}

function notice(house: House, said: Omit<Notice, 'key'>): House {
  const key = (house.notices.at(-1)?.key ?? 0) + 1
  return { ...house, notices: [...house.notices, { key, ...said }].slice(-NOTICES) }
}
