import type { TableView } from '../../kit/wire/table'
import { unitOf, usualBuyIn } from '../state/stakes'

type Stakes = Pick<TableView, 'big_blind' | 'bets' | 'rotation' | 'min_buy_in' | 'max_buy_in'>

/** Whether a big blind ever comes to anybody here; in a mix it does in some of the games. */
export const waitsForBlind = ({ big_blind, rotation }: Pick<Stakes, 'big_blind' | 'rotation'>): boolean =>
  big_blind > 0 || rotation !== null

/** Up to how many chips one may have one's stack filled: not at all, what one usually sits down with, the most, what is kept. */
export function stacksToKeep(view: Stakes, keeps: number): number[] {
  const usual = Math.min(view.max_buy_in, Math.max(view.min_buy_in, unitOf(view) * usualBuyIn(view)))
  return [...new Set([0, usual, view.max_buy_in, keeps])].sort((one, other) => one - other)
}
