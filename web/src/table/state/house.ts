import type { LobbyTable } from '../../kit/wire/table'
import type { FromRoom } from '../seen'
import { hearTable, openTable, type TableState } from './table'

/** What the page sees of the house: the lobby's tables, the one table it looks at, and its player's others. */
export interface House {
  tables: LobbyTable[] | null
  table: TableState | null
  /** The tables at which one sits, by their ids, in the order one came to them. */
  mine: readonly string[]
  /** Those of them that are not the one that is looked at. */
  beside: readonly TableState[]
}

export const emptyHouse: House = { tables: null, table: null, mine: [], beside: [] }

/** So many tables of one's own are followed: a socket watches no more than sixteen things. */
const MOST_MINE = 8

/** The house seen from a table, or from the lobby when there is none. */
export function come(house: House, table: string | null): House {
  if (table === (house.table?.id ?? null)) return house
  const known = house.beside.find(({ id }) => id === table)
  return besides({ ...house, table: table === null ? null : (known ?? openTable(table)) }, house)
}

/** The house of one who sits at these tables. */
export function sits(house: House, tables: readonly string[]): House {
  const mine = tables.slice(0, MOST_MINE)
  if (mine.join() === house.mine.join()) return house
  return besides({ ...house, mine }, house)
}

function besides(house: House, before: House): House {
  const known = [...before.beside, ...(before.table ? [before.table] : [])]
  const beside = house.mine
    .filter((id) => id !== house.table?.id)
    .map((id) => known.find((one) => one.id === id) ?? openTable(id))
  return { ...house, beside }
}

export function hear(house: House, message: FromRoom, at: number): House {
  if (message.t === 'lobby') return { ...house, tables: message.tables }
  if (message.t === 'welcome') return sits(house, message.tables)
  if (message.t !== 'state') return house
  if (message.of === house.table?.id) return { ...house, table: hearTable(house.table, message, at) }
  if (!house.beside.some(({ id }) => id === message.of)) return house
  const beside = house.beside.map((one) => (one.id === message.of ? hearTable(one, message, at) : one))
  return { ...house, beside }
}

/** All tables that are looked at. */
export const watched = ({ table, beside }: House): TableState[] => [...(table ? [table] : []), ...beside]

/** One's own tables in the order one came to them. */
export const ownTables = (house: House): TableState[] => {
  const all = watched(house)
  return house.mine.flatMap((id) => all.find((one) => one.id === id) ?? [])
}

/** The house after a refusal to show what the page looks at; null for any other refusal. */
export function missed(house: House, code: string): House | null {
  if (code !== 'room-no-such-table' || !house.table) return null
  return { ...house, table: { ...house.table, gone: true } }
}
