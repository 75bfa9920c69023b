import { toLocal, toMoment } from '../dates'

export interface Choice {
  value: string | number | boolean | null
  title: string
  /** Choices of one group stand together in a list. */
  group?: string
  /** It cannot be chosen now. */
  off?: boolean
  testid?: string
}

/** A field of a form as data: the house sends such, the schemas of asks make such, and pages write them down. */
export interface Field {
  name: string
  title: string
  /**
   * What it holds and how it is chosen. By typing: `text`, `long`, `number`, `chips`, `money` (in cents), `when` (a
   * moment), and lists of what stands between blanks: `words`, `amounts`, `motion`, `actions`. By pressing: `flag`,
   * `choice`, `choices`, `seat`, `seats`. Out of a `list`.
   */
  sort: string
  choices?: Choice[]
  optional?: boolean
  required?: boolean
  default?: unknown
  min?: number
  max?: number
  step?: number | 'any'
  /** The most letters of a text, and of a `long` one how many lines are seen. */
  longest?: number
  rows?: number
  /** Values that one press puts into the field. */
  quick?: Choice[]
  /** Texts that are offered while one types. */
  among?: readonly string[]
  /** What stands in the field while it is empty. */
  hint?: string
  /** A word more behind the title. */
  note?: string
  /** It cannot be filled in now. */
  off?: boolean
  /** What stands in it cannot be; with words, why. */
  wrong?: boolean | string
  /** Stands beside its neighbours, two or three in a row. */
  half?: boolean
  third?: boolean
  /** Its title stands before it, and not above. */
  beside?: boolean
  testid?: string
}

export type Values = Record<string, unknown>

/** What was filled in, as it is asked for: texts without blanks at their ends, and no number where none was typed. */
export function filledIn(fields: readonly Field[], values: Values): Values {
  const kept = fields.map(({ name, default: first }): [string, unknown] => {
    const value = values[name] ?? first
    return [name, typeof value === 'string' ? value.trim() : value]
  })
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined && value !== null))
}

const PRESSED = ['choice', 'choices', 'seat', 'seats']

/** Whether everything is chosen that is asked for by pressing; what is typed the browser looks after. */
export function chosen(fields: readonly Field[], values: Values): boolean {
  return fields.every(({ name, sort, required, default: first }) => {
    const value = values[name] ?? first
    return (
      !required ||
      !PRESSED.includes(sort) ||
      (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null)
    )
  })
}

/** Choices of a list by their groups, in the order they come. */
export function grouped(choices: readonly Choice[]): [string, Choice[]][] {
  const groups = [...new Set(choices.map(({ group = '' }) => group))]
  return groups.map((name) => [name, choices.filter(({ group = '' }) => group === name)])
}

/** Whole numbers in a text, whatever stands between them: `1000 + 500`. */
export function numbers(text: string): number[] {
  return text
    .split(/[^0-9]+/)
    .filter(Boolean)
    .map(Number)
}

const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((each) => each.trim())
    .filter(Boolean)

interface Listed {
  /** What is typed, as the values that are kept, and those as they are shown. */
  read: (text: string) => unknown[]
  between: string
  hint?: string
}

/** The sorts of which several stand in one field. */
export const LISTED: Readonly<Record<string, Listed>> = {
  words: { read: (text) => split(text, /[\s,]+/), between: ' ' },
  amounts: { read: numbers, between: ' ', hint: '1000 + 500' },
  motion: { read: numbers, between: ' ', hint: '1000 + 500' },
  actions: { read: (text) => split(text, /,/), between: ', ', hint: 'C calls 1000, D folds' },
}

/** The sorts whose field holds one number. */
export const NUMBERS: readonly string[] = ['number', 'chips', 'money']

/** How many of what is kept are one of what is typed: cents of a unit of money. */
export const scaleOf = ({ sort }: Field): number => (sort === 'money' ? 100 : 1)

/** What is typed into a number's field; nothing typed is 0, or nothing where a least is asked for. */
export function typedNumber(text: string, field: Field): number | null {
  if (text === '' && field.min !== undefined) return null
  const scale = scaleOf(field)
  return scale === 1 ? Number(text) || 0 : Math.round(Number(text) * scale) || 0
}

/** The number as its field shows it; 0 is left out where nobody asked for a number. */
export function shownNumber(value: unknown, field: Field): string {
  if (value === null || value === undefined || (value === 0 && field.min === undefined)) return ''
  return String((value as number) / scaleOf(field))
}

/** The moment as its field shows it, in the hours of where the device is; and back. */
export const shownMoment = (value: unknown): string => (typeof value === 'number' ? toLocal(value) : '')
export const typedMoment = (text: string): number | null => (text ? toMoment(text) : null)

/** A list with one more, or one less if it was there. */
export function toggled<T>(chosen: unknown, one: T): T[] {
  const list = Array.isArray(chosen) ? (chosen as T[]) : []
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one]
}
