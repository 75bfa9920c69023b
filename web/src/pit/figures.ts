import { decimal } from '../kit/figures'
import { net } from '../kit/numbers'

/** A value in first stakes, with its sign and four digits. */
export function signed(value: string): string {
  return `${Number(value) < 0 ? '−' : '+'}${decimal(Math.abs(Number(value)), 4)}`
}

/** A result with its sign; nothing has none. */
export function wonShown(amount: number): string {
  return amount ? net(amount) : '0'
}
