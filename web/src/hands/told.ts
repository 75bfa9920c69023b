import { decimal } from '../kit/figures'

/** Bets for each hundred hands, always with their sign. */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), 1)}`
}
