import { percent } from '../../kit/figures'
import { chips } from '../../kit/numbers'
import { say } from '../../kit/text/say'
import type { LineView, PitView, SettlementView } from '../../kit/wire/pit'
import type { Card } from '../../kit/cards/card'

/** What a box won or lost in all, in chips. */
export function netOf({ lines }: SettlementView): number {
  return lines.reduce((sum, { change }) => sum + change, 0)
}

/** A line whose win is the settlement's odds on its stake: it can be shown as a sum. */
export function sumShown({ odds }: SettlementView, { stake, change, from_meter }: LineView): boolean {
  const [above = 0, below = 1] = odds.split('/').map(Number)
  return change > 0 && !from_meter && above > 0 && change === Math.floor((stake * above) / below)
}

/** Odds as people write them: `3/2` is `3:2`, `7` is `7:1`. */
export function oddsShown(odds: string): string {
  return odds.includes('/') ? odds.replace('/', ':') : `${odds}:1`
}

/** Tables that say chips, whatever is staked. */
const IN_CHIPS = new Set(['envy'])

/** Tables that say hundredths of what the display shows. */
export const IN_SHARES = new Set(['progressive-share'])

/** What a line of a pay table pays, as it is printed. */
export function payShown(table: string, odds: string): string {
  if (IN_SHARES.has(table)) return say('pays-share', { share: percent(Number(odds) / 100, 0) })
  return IN_CHIPS.has(table) ? chips(Number(odds)) : oddsShown(odds)
}

/** The dealer's cards that went for the one he has last, in the order they went, when a change of it was paid for. */
export function changeOf({ dealer, log }: Pick<PitView, 'dealer' | 'log'>): Card[] {
  const { cards, changed } = dealer
  if (!changed) return []
  const drawn = log.filter(({ kind }) => kind === 'redraw').flatMap((entry) => entry.cards)
  return [...cards.filter((card) => !changed.includes(card)), ...drawn]
}

/** A machine has one table for its coins, and its cards come one after the other from the top of the deck. */
export function isMachine({ layout }: Pick<PitView, 'layout'>): boolean {
  return layout.paytable !== null
}

/** What a machine turns, by the kinds of its log. */
const TURNED = new Set(['deal', 'draw', 'against', 'turn'])

/**
 * The cards of a machine by their decks, in the order in which they came: dealt, drawn, and turned where what was won
 * was doubled; of further hands, which are dealt the same cards, those that each drew from a deck of its own.
 */
export function cameIn({ log }: Pick<PitView, 'log'>): Card[][] {
  const came = log.filter(({ kind }) => TURNED.has(kind))
  const first = came[0]?.box
  const own = came.filter(({ box }) => box === first).flatMap(({ cards }) => cards)
  const further = came.filter(({ box, kind }) => box !== first && kind === 'draw')
  return [own, ...further.map(({ cards }) => [...cards])]
}

/** Every card that lies on the table, the hidden ones too. */
export function seenIn({ boxes, dealer, board }: Pick<PitView, 'boxes' | 'dealer' | 'board'>): Card[] {
  return [...boxes.flatMap(({ cards }) => cards), ...dealer.cards, ...(dealer.changed ?? []), ...board]
}
