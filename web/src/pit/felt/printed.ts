import type { Layout, PayRow } from '../../kit/wire/pit'
import { IN_SHARES } from './settled'

/** Tables whose lines are paid on a field of another name. */
const PAID_ON: Record<string, string> = {
  'mini-royal': 'pair-plus',
  'progressive-share': 'progressive',
  win: 'stake',
}

/** A line of a pay table, and which table it stands in. */
export interface Printed extends PayRow {
  table: string
}

/** What is printed beside a field: the lines that pay it, the best first. */
export function oddsBeside(field: string, tables: Layout['tables']): Printed[] {
  const paid = tables.filter(({ name }) => (PAID_ON[name] ?? name) === field)
  // A share of the display is more than any odds.
  const shares = paid.filter(({ name }) => IN_SHARES.has(name))
  return [...shares, ...paid.filter(({ name }) => !IN_SHARES.has(name))].flatMap(({ name, rows }) =>
    rows.filter(({ odds }) => odds !== '0').map((row) => ({ ...row, table: name })),
  )
}
