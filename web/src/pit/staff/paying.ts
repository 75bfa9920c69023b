import type { PitAsk } from '../../kit/wire/pit-ask'
import type { BoxView, Layout, PayRow } from '../../kit/wire/pit'
import { oddsBeside } from '../felt/printed'

/** What a dealer has typed for the fields of a box: a win in chips, or `lost`. */
export type Paid = Record<string, string>

/** What a field won or lost as it was typed, in chips; nothing for what is no amount. */
export function changeOf(typed: string, stake: number): number | null {
  if (typed === 'lost') return -stake
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null
}

/** Fields paid for other cards than the box's own: the neighbours' hands, the best five of the box's and the dealer's. */
const OF_OTHERS = new Set(['envy', 'six-card'])

/** Whether a box holds what a line is paid for. */
export function holds({ hand }: Pick<BoxView, 'hand'>, field: string, { combination }: PayRow): boolean {
  return !OF_OTHERS.has(field) && hand?.code === `hand-${combination}`
}

/** What is paid without a stake of its own, where it is paid at all. */
export function unstaked(box: BoxView, tables: Layout['tables']): string[] {
  if (box.state === 'out') return []
  const names = box.staked['bonus'] ? ['ante-bonus', 'envy'] : ['ante-bonus']
  return names.filter((name) => oddsBeside(name, tables).length)
}

/** The fields that are still to be laid out; what is paid without a stake only where what was typed is no number. */
export function missingIn(boxes: readonly BoxView[], paid: Record<number, Paid>): number {
  return boxes.flatMap(({ box, staked }) => {
    const laid = paid[box] ?? {}
    return Object.keys({ ...staked, ...laid }).filter((name) => {
      const [stake, typed] = [staked[name] ?? 0, laid[name] ?? '']
      return (stake > 0 || typed) && changeOf(typed, stake) === null
    })
  }).length
}

/** The payouts of a round, as the room is asked to make them. */
export function payoutsOf(boxes: readonly BoxView[], paid: Record<number, Paid>): PitAsk {
  return {
    type: 'pay',
    boxes: boxes.map(({ box, staked }) => ({
      box,
      changes: {
        ...Object.fromEntries(
          Object.entries(staked)
            .filter(([, stake]) => stake > 0)
            .map(([name, stake]) => [name, changeOf(paid[box]?.[name] ?? '', stake) ?? 0]),
        ),
        // Of what is paid without a stake nothing is told where nothing is paid.
        ...Object.fromEntries(
          Object.entries(paid[box] ?? {})
            .filter(([name, typed]) => !staked[name] && changeOf(typed, 0))
            .map(([name, typed]) => [name, changeOf(typed, 0)!]),
        ),
      },
    })),
  }
}
