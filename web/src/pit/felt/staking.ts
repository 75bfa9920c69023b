import type { Layout, PitView } from '../../kit/wire/pit'
import { VALUES } from '../../kit/chips/chips'

/** Chips on their way to the felt: by box, what is to lie on each field. */
export type Draft = Record<number, Record<string, number>>

export const noDraft: Draft = {}

/** The chips on the rail: values that the plate has a use for, and that the purse can pay. */
export function denominations({ plate }: Layout, purse: number): number[] {
  const most = Math.min(Math.max(plate.maximum, plate.side_maximum), Math.max(purse, 1))
  const able = VALUES.filter((value) => value <= most)
  return able.slice(0, 5).reverse()
}

/** The draft with a chip put on a field; the first stake is the same on each of one's boxes. */
export function put(draft: Draft, layout: Layout, box: number, field: string, chip: number): Draft {
  const stake = layout.stakes.find((each) => each.field === field)
  if (!stake) return draft
  const [first] = layout.stakes
  if (field === first?.field || stake.with_first) return putFirst(draft, layout, box, chip)
  const lying = draft[box]
  // A side stake goes with the first stake, never alone.
  if (!lying) return draft
  const wanted = Math.max((lying[field] ?? 0) + chip, stake.low)
  const amount = stake.token ? stake.high : Math.min(wanted, stake.high)
  return { ...draft, [box]: { ...lying, [field]: amount } }
}

function putFirst(draft: Draft, layout: Layout, box: number, chip: number): Draft {
  const first = layout.stakes[0]!
  const taken = Object.keys(draft).map(Number)
  const now = draft[box]?.[first.field] ?? 0
  const others = taken.length ? (draft[taken[0]!]![first.field] ?? 0) : 0
  const wanted = now ? now + chip : others || Math.max(chip, first.low)
  const amount = Math.min(wanted, first.high)
  const boxes = taken.includes(box) ? taken : [...taken, box]
  return Object.fromEntries(
    boxes.map((each) => [each, withFirst(draft[each] ?? {}, layout, amount, boxes.length > 1)]),
  )
}

/** Who plays several boxes does not bank. */
function withFirst(
  lying: Record<string, number>,
  layout: Layout,
  amount: number,
  several: boolean,
): Record<string, number> {
  const staked = { ...lying }
  for (const [place, { field, with_first, bank }] of layout.stakes.entries()) {
    if (place === 0 || with_first) staked[field] = amount
    if (bank && several) delete staked[field]
  }
  return staked
}

/** The boxes that may bank in this round: the bank goes round the table, and who banks plays no other box. */
export function banking({ bank, boxes, layout }: PitView, draft: Draft): (box: number) => boolean {
  const field = layout.stakes.find((stake) => stake.bank)?.field
  const mine = Object.keys(draft).map(Number)
  const held = boxes.some(({ mine, staked }) => !mine && field && staked[field])
  return (box) => !!field && !held && box > (bank?.last ?? 0) && mine.every((other) => other === box)
}

/** Why a field holds something else than what was wanted: the plate's least or most, or that the ante comes first. */
export function limitOf(
  before: Draft,
  after: Draft,
  layout: Layout,
  box: number,
  field: string,
  chip: number,
): Limit | null {
  const stake = layout.stakes.find((each) => each.field === field)
  if (!stake || stake.token) return null
  const [had, has] = [before[box]?.[field] ?? 0, after[box]?.[field] ?? 0]
  if (has === had + chip) return null
  if (!has) return { why: 'first', field: layout.stakes[0]!.field, amount: 0 }
  if (has === stake.high && had + chip > has) return { why: 'most', field, amount: has }
  if (has === stake.low && chip < has) return { why: 'least', field, amount: has }
  return { why: 'same', field, amount: has }
}

export interface Limit {
  why: 'first' | 'most' | 'least' | 'same'
  field: string
  amount: number
}

/** Twice what lies, as far as the plate goes. */
export function doubled(draft: Draft, layout: Layout): Draft {
  const high = new Map(layout.stakes.map((stake) => [stake.field, stake.high]))
  return Object.fromEntries(
    Object.entries(draft).map(([box, staked]) => [
      box,
      Object.fromEntries(
        Object.entries(staked).map(([name, amount]) => [
          name,
          Math.min(2 * amount, high.get(name) ?? amount),
        ]),
      ),
    ]),
  )
}

export function take(draft: Draft, box: number): Draft {
  const { [box]: _, ...rest } = draft
  return rest
}

export function sumOf(draft: Draft): number {
  return Object.values(draft)
    .flatMap((staked) => Object.values(staked))
    .reduce((sum, amount) => sum + amount, 0)
}

/** What one must have to play these boxes to the end, as far as the first stakes go. */
export function coverOf(draft: Draft, layout: Layout): number {
  const first = layout.stakes[0]!
  const sides = layout.stakes.filter(({ field, with_first }) => field !== first.field && !with_first)
  return Object.values(draft).reduce((sum, staked) => {
    const extra = sides.reduce((more, { field }) => more + (staked[field] ?? 0), 0)
    return sum + layout.cover * (staked[first.field] ?? 0) + extra
  }, 0)
}
