import type { Layout, PayRow } from '../../kit/wire/pit'

/** Tables whose lines are paid on a field of another name. */
const PAID_ON: Record<string, string> = { 'mini-royal': 'pair-plus', win: 'stake' }

/** What is printed beside a field: the lines that pay it, the best first. */
export function oddsBeside(field: string, tables: Layout['tables']): PayRow[] {
  return tables
    .filter(({ name }) => (PAID_ON[name] ?? name) === field)
    .flatMap(({ rows }) => rows.filter(({ odds }) => odds !== '0'))
}
