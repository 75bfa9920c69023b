import { decimal } from '../kit/figures'

/** Bets for each hundred hands with their sign, where they come to anything. */
export function signed(value: number): string {
  const tenths = Math.round(10 * Math.abs(value))
  return `${tenths ? (value < 0 ? '−' : '+') : ''}${decimal(tenths / 10, 1)}`
}
