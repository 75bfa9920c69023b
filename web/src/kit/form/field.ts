export interface Choice {
  value: string
  title: string
  /** Choices of one group stand together in a list. */
  group?: string
}

/** A field of a form as data: the house sends such, and pages write them down. */
export interface Field {
  name: string
  title: string
  /** What it holds and how it is chosen: `text`, `number`, `list`, `choice`, `choices`, `flag`, `seat`, `chips`, … */
  sort: string
  choices?: Choice[]
  optional?: boolean
  required?: boolean
  default?: unknown
  min?: number
  max?: number
  /** The most letters of a text. */
  longest?: number
  /** Stands beside its neighbours, two in a row. */
  half?: boolean
  testid?: string
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

/** What is typed into a number's field; nothing typed is 0, or nothing where a least is asked for. */
export function typedNumber(text: string, { min }: Field): number | null {
  if (text === '' && min !== undefined) return null
  return Number(text) || 0
}

/** The number as its field shows it; 0 is left out where nobody asked for a number. */
export function shownNumber(value: unknown, { min }: Field): string {
  if (value === null || value === undefined || (value === 0 && min === undefined)) return ''
  return String(value as number)
}

/** A list with one more, or one less if it was there. */
export function toggled(chosen: unknown, one: string): string[] {
  const list = Array.isArray(chosen) ? (chosen as string[]) : []
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one]
}
