import { asked } from '../../kit/http'

/** One line of a pay table, and what it is worth. */
export interface DesignLine {
  table: string
  combination: string
  odds: string
  /** How often it is paid, and what it adds to the return, for each chip of its stake; decimals. */
  frequency: string
  contribution: string
}

export interface Design {
  game: string
  solved: boolean
  return: string
  house_edge: string
  element_of_risk: string | null
  variance: string | null
  lines: DesignLine[]
  sides: { field: string; house_edge: string }[]
}

export type Pays = Record<string, Record<string, string>>

export const designOf = (
  game: string,
  house: string | null,
  tables: Pays,
  signal?: AbortSignal,
): Promise<Design> => asked('/api/pit/design', { body: { game, house, options: {}, tables }, signal })

const ODDS = /^(\d{1,6})(?:\s*[:/]\s*([1-9]\d{0,3}))?$/

/** Odds as they are typed, as the room reads them; null for what are none. */
export function typedOdds(text: string): string | null {
  const read = ODDS.exec(text.trim())
  if (!read) return null
  return read[2] === undefined || read[2] === '1' ? String(Number(read[1])) : `${Number(read[1])}:${read[2]}`
}

/** The odds a step up or down; what is paid in part of a chip goes to the next whole one. */
export function stepped(odds: string, step: 1 | -1): string {
  const [above = 0, below = 1] = odds.split(/[:/]/).map(Number)
  const whole = above / below
  const next = step > 0 ? Math.floor(whole) + 1 : Math.ceil(whole) - 1
  return String(Math.max(0, next))
}

/** The odds in one way of writing, to be compared. */
export function sameOdds(one: string, other: string): boolean {
  const worth = (odds: string) => {
    const [above = 0, below = 1] = odds.split(/[:/]/).map(Number)
    return above / below
  }
  return worth(one) === worth(other)
}

export interface Bar {
  /** Parts of the widest bar, from 0 to 1. */
  before: number
  now: number
}

/** The bars of a table's lines beside one another: what each line was worth, and what it is worth now. */
export function barsOf(before: readonly DesignLine[], now: readonly DesignLine[]): Map<string, Bar> {
  const worth = (lines: readonly DesignLine[]) =>
    new Map(lines.map((line) => [keyOf(line), Math.abs(Number(line.contribution))]))
  const [was, is] = [worth(before), worth(now)]
  const most = Math.max(1e-9, ...was.values(), ...is.values())
  const keys = new Set([...was.keys(), ...is.keys()])
  return new Map(
    [...keys].map((key) => [key, { before: (was.get(key) ?? 0) / most, now: (is.get(key) ?? 0) / most }]),
  )
}

export function keyOf({ table, combination }: { table: string; combination: string }): string {
  return `${table}/${combination}`
}
