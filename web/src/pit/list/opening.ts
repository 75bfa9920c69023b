import { say } from '../../kit/text/say'
import type { PitLine } from '../../kit/wire/pit'
import { tableName, usualName } from '../say'
import type { Limits } from './offers'

type Named = Pick<PitLine, 'name' | 'game' | 'nth'>

/** As which table of its game the next one is called, where nobody names it: the first by which none is called. */
export function nextOf(game: string, lines: readonly Named[]): number {
  const taken = new Set(lines.map((line) => tableName(line).toLowerCase()))
  let next = 1
  while (taken.has(usualName(game, next).toLowerCase())) next++
  return next
}

/** Why what was filled in would be refused, by the field it concerns, as far as the page knows the limits. */
export function flawsOf(
  { name, minimum, maximum }: { name: string; minimum: number; maximum: number },
  machine: boolean,
  limits: Limits | null,
  lines: readonly Named[],
): Record<string, string> {
  const flaws: Record<string, string> = {}
  const called = name.trim().toLowerCase()
  if (lines.some((line) => tableName(line).toLowerCase() === called)) flaws['name'] = say('open-pit-taken')
  if (machine || !limits) return flaws
  const between = (field: string, value: number, low: number, high: number) => {
    if (!Number.isInteger(value) || value < low || value > high)
      flaws[field] = say('open-pit-between', { low, high })
  }
  between('minimum', minimum, 1, limits.minimum)
  // Of a smallest stake that cannot be, no largest follows.
  if (!flaws['minimum']) between('maximum', maximum, minimum, limits.times * minimum)
  return flaws
}

/** The field that a refusal concerns; empty where it is none. */
export function refusedAt(code: string): string {
  if (code.startsWith('room-name')) return 'name'
  return { 'room-pit-bad-plate': 'maximum', 'room-pit-pays-too-much': 'hands' }[code] ?? ''
}
