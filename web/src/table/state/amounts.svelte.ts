import { chips, shape } from '../../kit/numbers'
import { settings } from '../../kit/session/settings.svelte'
import { writing } from '../../kit/text/catalogue'
import { say } from '../../kit/text/say'

let unit = $state(0)

/** Say in which unit chips are counted where the player wants blinds: the big blind, or the big bet of a limit game. */
export function countIn(blind: number): void {
  unit = blind
}

/** Chips in play: stacks, bets, pots; in big blinds, where that is wished. */
export function inPlay(amount: number): string {
  if (settings.amounts === 'chips' || !unit) return chips(amount)
  const count = amount / unit
  const digits = Number.isInteger(count) ? 0 : count < 100 ? 2 : 1
  return say('chips-blinds', {
    count: shape({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(count),
  })
}

writing.chips = inPlay
