import type { LobbyTable } from '../../kit/wire/table'
import type { FromRoom } from '../seen'
import { hearTable, openTable, type TableState } from './table'

/** What the page sees of the house: the lobby's tables, and the one table it looks at. */
export interface House {
  tables: LobbyTable[] | null
  table: TableState | null
}

export const emptyHouse: House = { tables: null, table: null }

/** The house seen from a table, or from the lobby when there is none. */
export function come(house: House, table: string | null): House {
  if (table === (house.table?.id ?? null)) return house
  return { ...house, table: table === null ? null : openTable(table) }
}

export function hear(house: House, message: FromRoom, at: number): House {
  if (message.t === 'lobby') return { ...house, tables: message.tables }
  if (message.t !== 'state' || !house.table) return house
  return { ...house, table: hearTable(house.table, message, at) }
}

/** The house after a refusal to show what the page looks at; null for any other refusal. */
export function missed(house: House, code: string): House | null {
  if (code !== 'room-no-such-table' || !house.table) return null
  return { ...house, table: { ...house.table, gone: true } }
}
