import { asked } from '../../kit/http'
import type { SheetView } from '../../kit/wire/table'

/** What each has brought to a table that somebody opened, and who would owe whom if it ended now. */
export const sheetOf = (table: string): Promise<SheetView> =>
  asked(`/api/tables/${table}/sheet`, { mine: true })

/** The payments with names in place of the numbers of the sheet. */
export function debts({ lines, payments }: SheetView): { payer: string; payee: string; chips: number }[] {
  const names = new Map(lines.map(({ number, name }) => [number, name]))
  return payments.map(({ payer, payee, chips }) => ({
    payer: names.get(payer) ?? '',
    payee: names.get(payee) ?? '',
    chips,
  }))
}
