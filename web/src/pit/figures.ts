import { settings } from '../state/settings.svelte'
import { net } from '../text/text.svelte'

const shapes = new Map<string, Intl.NumberFormat>()

function shaped(value: number, style: 'percent' | 'decimal', digits: number): string {
  const key = `${settings.language}/${style}/${digits}`
  const shape =
    shapes.get(key) ??
    new Intl.NumberFormat(settings.language, {
      style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  shapes.set(key, shape)
  return shape.format(value)
}

/** A part of one as percent, with so many digits. */
export function percent(part: number, digits: number): string {
  return shaped(part, 'percent', digits)
}

export function decimal(value: number, digits: number): string {
  return shaped(value, 'decimal', digits)
}

/** A value in first stakes, with its sign and four digits. */
export function signed(value: string): string {
  return `${Number(value) < 0 ? '−' : '+'}${decimal(Math.abs(Number(value)), 4)}`
}

/** A result with its sign; nothing has none. */
export function wonShown(amount: number): string {
  return amount ? net(amount) : '0'
}
