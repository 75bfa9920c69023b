import { shape } from './numbers'

/** An amount of money given in cents; whole units stand without decimals. */
export function money(cents: number): string {
  return decimal(cents / 100, cents % 100 ? 2 : 0)
}

export function decimal(value: number, digits: number): string {
  return shape({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

/** An amount of a unit, as `megabyte`; three figures say enough. */
export function quantity(amount: number, unit: string): string {
  return shape({ style: 'unit', unit, maximumSignificantDigits: 3 }).format(amount)
}

/** A part of one as percent, with so many digits. */
export function percent(part: number, digits: number): string {
  return shape({
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(part)
}
