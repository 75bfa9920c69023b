/** What an amount that is typed may be counted in. Without a pot its parts cannot be read, without a most all of it. */
export interface Measure {
  /** The mark between whole units and parts of one, as the language writes it. */
  mark: '.' | ','
  /** The big blind, or the big bet of a limit game. */
  unit: number
  /** What a part of the pot comes to. */
  pot?: (part: number) => number
  most?: number
}

const THOUSANDS: Record<string, number> = { '': 1, k: 1e3, к: 1e3, тыс: 1e3, m: 1e6, м: 1e6, млн: 1e6 }
const BLINDS = /^(bb|бб)$/
const POT = /^(pot|банк|пот)$/
const ALL = /^(all-?in|max|олл-?ин|ва-?банк|макс)$/

/**
 * Chips that were typed: `300`, `1,500`, `300.00`, `1.5k`, `2.5bb`, `50%`, `pot`, `all-in`; null where it cannot be read
 * or does not come to whole chips. Parts of the pot and of a blind are rounded to a chip.
 */
export function typedAmount(text: string, { mark, unit, pot, most }: Measure): number | null {
  const typed = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’]/g, '')
  if (typed.length > 24) return null
  if (ALL.test(typed)) return most ?? null
  const [, figures = '', of = ''] = /^([\d.,]*)(.*)$/.exec(typed)!
  const part = POT.test(of)
  if (!figures) return part ? whole(pot?.(1)) : null
  const count = numberOf(figures, mark)
  if (count === null) return null
  if (of === '%') return whole(pot?.(count / 100))
  if (part) return whole(pot?.(count))
  if (BLINDS.test(of)) return whole(count * unit)
  const times = THOUSANDS[of]
  if (times === undefined) return null
  const chips = count * times
  return Math.abs(chips - Math.round(chips)) < 1e-6 ? whole(chips) : null
}

function whole(chips: number | undefined): number | null {
  const rounded = Math.round(chips ?? NaN)
  return Number.isSafeInteger(rounded) ? rounded : null
}

/**
 * Figures with points or commas in them. Of two kinds the last one stands before the parts; a kind that is there more
 * than once stands between thousands, and so does the other language's mark before three figures.
 */
function numberOf(figures: string, mark: '.' | ','): number | null {
  const marks: string[] = figures.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (!last) return Number(figures)
  const groups = last === '.' ? ',' : '.'
  if (marks.includes(groups)) return grouped(figures, groups, last)
  if (marks.length > 1) return grouped(figures, last)
  if (last !== mark && /^[1-9]\d{0,2}[.,]\d{3}$/.test(figures)) return grouped(figures, last)
  return /\d/.test(figures) ? Number(figures.replace(last, '.')) : null
}

function grouped(figures: string, between: string, point?: string): number | null {
  const [before = '', after = ''] = point ? figures.split(point) : [figures]
  const groups = before.split(between)
  const sound = groups.every((group, at) => (at ? /^\d{3}$/ : /^\d{1,3}$/).test(group))
  return sound && /^\d*$/.test(after) && figures.split(point ?? ' ').length <= 2
    ? Number(`${groups.join('')}.${after}`)
    : null
}

/** So many sizes of one's own, by the keys 1 to 4. */
export const MOST_SIZES = 4

/** The sizes a player wrote, spaces between them. */
export function ownSizes(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, MOST_SIZES)
}

/** What of them cannot be read, at whatever table; what is too much is there as well. */
export function unreadSizes(text: string, mark: '.' | ','): string[] {
  const sizes = text.split(/\s+/).filter(Boolean)
  const anywhere: Measure = { mark, unit: 1000, pot: (part) => 1000 * part, most: 1000 }
  const unread = sizes.filter((size) => typedAmount(size, anywhere) === null)
  return [...new Set([...unread, ...sizes.slice(MOST_SIZES)])]
}
