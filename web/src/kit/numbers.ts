import { settings } from './session/settings.svelte'

const shapes = new Map<string, Intl.NumberFormat>()

/** How numbers of these options are written in the language of the page. */
export function shape(options: Intl.NumberFormatOptions): Intl.NumberFormat {
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
  return chips(0.5).includes(',') ? ',' : '.'
}

/** A net result, always with its sign. */
export function net(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${chips(Math.abs(amount))}`
}
