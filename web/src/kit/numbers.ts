import { settings } from './session/settings.svelte'

const shapes = new Map<string, Intl.NumberFormat>()

function shape(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${settings.language} ${JSON.stringify(options)}`
  const known = shapes.get(key) ?? new Intl.NumberFormat(settings.language, options)
  shapes.set(key, known)
  return known
}

/** Chips as digits, grouped as the language groups them. */
export function chips(amount: number): string {
  return shape({ maximumFractionDigits: 2 }).format(amount)
}

/** The mark before parts of a whole, as the language writes it. */
export function pointMark(): '.' | ',' {
  return decimal(0.5, 1).includes(',') ? ',' : '.'
}

/** A net result, always with its sign. */
export function net(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${chips(Math.abs(amount))}`
}

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
