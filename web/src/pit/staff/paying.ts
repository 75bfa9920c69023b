import type { PitAsk } from '../../kit/wire/pit-ask'
import type { BoxView } from '../../kit/wire/pit'

/** What a dealer has typed for the fields of a box: a win in chips, or `lost`. */
export type Paid = Record<string, string>

/** What a field won or lost as it was typed, in chips; nothing for what is no amount. */
export function changeOf(typed: string, stake: number): number | null {
  if (typed === 'lost') return -stake
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null
}

/** The fields that are still to be laid out. */
export function missingIn(boxes: readonly BoxView[], paid: Record<number, Paid>): number {
  return boxes.flatMap(({ box, staked }) =>
    Object.entries(staked).filter(
      ([name, stake]) => stake > 0 && changeOf(paid[box]?.[name] ?? '', stake) === null,
    ),
  ).length
}

/** The payouts of a round, as the room is asked to make them. */
export function payoutsOf(boxes: readonly BoxView[], paid: Record<number, Paid>): PitAsk {
  return {
    type: 'pay',
    boxes: boxes.map(({ box, staked }) => ({
      box,
      changes: Object.fromEntries(
        Object.entries(staked)
          .filter(([, stake]) => stake > 0)
          .map(([name, stake]) => [name, changeOf(paid[box]?.[name] ?? '', stake) ?? 0]),
      ),
    })),
  }
}
