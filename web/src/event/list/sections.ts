import type { Choice, Field } from '../../kit/form/field'
import { say } from '../../kit/text/say'
import { at, type File, put } from './file'

/** How a value of a file stands in a field. */
type Sort = 'text' | 'number' | 'flag' | 'list' | 'numbers' | 'words' | 'pairs' | 'order'

interface Part {
  way: string
  sort: Sort
  /** The answers of a list, or the two keys of what stands in pairs. */
  of?: readonly string[]
  columns?: 2 | 3
  required?: boolean
  step?: number | 'any'
  /** What it is where the file does not say. */
  unsaid?: unknown
}

export interface Section {
  name: string
  /** A table of the file that is there or not, and what it begins with. */
  table?: string
  begins?: File
  parts: readonly Part[]
}

const money = (way: string): Part => ({ way, sort: 'number', columns: 3, step: 'any' })
const count = (way: string, unsaid?: number): Part => ({
  way,
  sort: 'number',
  columns: 3,
  step: 1,
  ...(unsaid === undefined ? {} : { unsaid }),
})
const flag = (way: string, unsaid = false): Part => ({ way, sort: 'flag', unsaid })
const list = (way: string, ...of: string[]): Part => ({ way, sort: 'list', of, unsaid: of[0] })

/** All that an event's file may say, in the order in which a director thinks of it. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'main',
    parts: [
      { way: 'name', sort: 'text', required: true },
      flag('live'),
      list('played_for', '', 'club', 'play'),
      { ...money('buy_in'), required: true },
      money('fee'),
      money('staff'),
      money('guarantee'),
      { ...count('stack'), required: true },
      count('seats', 9),
      { way: 'chips', sort: 'numbers' },
      { way: 'profile', sort: 'list', unsaid: 'tda-2022' },
      { way: 'game', sort: 'list', unsaid: 'nl-holdem' },
      { way: 'rotation', sort: 'words' },
      count('hands_a_game', 8),
    ],
  },
  {
    name: 'levels',
    parts: [count('minutes', 20), list('ante_by', 'big-blind', 'all', 'button')],
  },
  {
    name: 'breaks',
    table: 'breaks',
    begins: {},
    parts: [count('breaks.minute', 55), count('breaks.length', 5)],
  },
  {
    name: 'entries',
    parts: [
      count('entries.late_levels'),
      count('entries.reentries'),
      count('entries.most'),
      count('entries.tables'),
      flag('entries.unregister', true),
      count('entries.unregister_minutes', 5),
      flag('entries.won_seats_stay'),
    ],
  },
  {
    name: 'rebuys',
    table: 'rebuys',
    begins: { price: 50, chips: 10_000, levels: 4 },
    parts: [
      { ...money('rebuys.price'), required: true },
      money('rebuys.fee'),
      { ...count('rebuys.chips'), required: true },
      { ...count('rebuys.levels'), required: true },
      count('rebuys.up_to'),
      count('rebuys.most'),
    ],
  },
  {
    name: 'add_on',
    table: 'add_on',
    begins: { price: 50, chips: 15_000, after_level: 4 },
    parts: [
      { ...money('add_on.price'), required: true },
      money('add_on.fee'),
      { ...count('add_on.chips'), required: true },
      { ...count('add_on.after_level'), required: true },
    ],
  },
  {
    name: 'prizes',
    parts: [
      { way: 'prizes.ladder', sort: 'numbers' },
      { way: 'prizes.tiers', sort: 'pairs', of: ['to', 'part'] },
      { way: 'prizes.steps', sort: 'pairs', of: ['entries', 'places'] },
      { ...money('prizes.paid_percent'), unsaid: 15 },
      count('prizes.places'),
      money('prizes.first'),
      money('prizes.least'),
      { ...money('prizes.unit'), unsaid: 0.01 },
      money('prizes.equal'),
      flag('deals', true),
      flag('deals_at_final_table'),
      count('hand_for_hand', 1),
      count('hand_seconds', 100),
    ],
  },
  {
    name: 'award',
    table: 'prizes.award',
    begins: { name: '' },
    parts: [
      { way: 'prizes.award.name', sort: 'text', required: true },
      money('prizes.award.value'),
      count('prizes.award.places', 1),
    ],
  },
  {
    name: 'bounties',
    table: 'bounties',
    begins: { amount: 20 },
    parts: [
      list('bounties.kind', 'fixed', 'progressive', 'accumulate', 'mystery'),
      { ...money('bounties.amount'), required: true },
      count('bounties.cash', 50),
      { way: 'bounties.parts', sort: 'numbers' },
    ],
  },
  {
    name: 'seating',
    parts: [
      count('seating.at_entry'),
      flag('seating.open_cards'),
      { way: 'seating.break_order', sort: 'order' },
      { way: 'seating.gaps', sort: 'pairs', of: ['tables', 'players'] },
    ],
  },
  {
    name: 'rounds',
    table: 'rounds',
    begins: { kind: 'shootout' },
    parts: [
      list('rounds.kind', 'shootout', 'bracket'),
      list('rounds.stacks', 'fresh', 'carried'),
      list('rounds.places', 'table', 'time'),
      flag('rounds.restart', true),
    ],
  },
  {
    name: 'flights',
    table: 'flights',
    begins: { names: ['1A', '1B'], percent: 15 },
    parts: [
      { way: 'flights.names', sort: 'words', required: true },
      count('flights.after_level'),
      count('flights.percent'),
      list('flights.several', 'out', 'no', 'again'),
      list('flights.counts', 'best', 'sum'),
    ],
  },
]

/** Lists whose answers the house knows. */
export type Known = Readonly<Record<string, readonly Choice[]>>

/** The fields of a section, as a form asks for them. */
export function fieldsOf(section: Section, known: Known): Field[] {
  return section.parts.map((part) => {
    const code = part.way.replaceAll('.', '-').replaceAll('_', '-')
    const field: Field = {
      name: part.way,
      title: say(`file-${code}`),
      sort: 'text',
      testid: `draft-${part.way}`,
    }
    if (part.columns) Object.assign(field, part.columns === 3 ? { third: true } : { half: true })
    if (part.required) field.required = true
    if (part.sort === 'number') Object.assign(field, { sort: 'number', min: 0, step: part.step ?? 1 })
    else if (part.sort === 'flag') field.sort = 'flag'
    else if (part.sort === 'list') {
      const answers = part.of?.map((value) => ({ value, title: say(`file-${code}-${value || 'open'}`) }))
      Object.assign(field, { sort: 'list', choices: answers ?? known[part.way] ?? [] })
    } else if (part.sort === 'pairs') field.hint = say('file-pairs')
    return field
  })
}

/** What stands in the fields of a section. */
export function shown(section: Section, file: File): Record<string, unknown> {
  return Object.fromEntries(section.parts.map((part) => [part.way, show(part, at(file, part.way))]))
}

function show({ sort, of, unsaid }: Part, value: unknown): unknown {
  if (value === undefined && sort !== 'pairs') return unsaid ?? (sort === 'number' ? 0 : '')
  if (sort === 'pairs') {
    const [one = '', two = ''] = of ?? []
    return ((value as File[] | undefined) ?? []).map((each) => `${each[one]}:${each[two]}`).join(', ')
  }
  return Array.isArray(value) ? value.join(', ') : value
}

/** The file with what was typed into a field of a section. */
export function changed(section: Section, file: File, way: string, typed: unknown): File {
  const part = section.parts.find((each) => each.way === way)
  return part ? put(file, way, read(part, typed)) : file
}

const decimals = (text: string): number[] =>
  text
    .split(/[^0-9.]+/)
    .filter(Boolean)
    .map(Number)

function read(part: Part, typed: unknown): unknown {
  const { sort, of, unsaid, required } = part
  if (sort === 'number') {
    const value = Number(typed ?? 0)
    return value === (unsaid ?? 0) && !required ? undefined : value
  }
  if (sort === 'flag' || sort === 'list') return typed === unsaid ? undefined : typed
  const text = String(typed).trim()
  if (!text) return required ? '' : undefined
  if (sort === 'numbers') return decimals(text)
  if (sort === 'words') return text.split(/[\s,]+/).filter(Boolean)
  if (sort === 'order') return /^(last|first)$/.test(text) ? text : decimals(text)
  if (sort !== 'pairs') return text
  const [one = '', two = ''] = of ?? []
  return text
    .split(/[,;\n]+/)
    .map(decimals)
    .filter((pair) => pair.length === 2)
    .map(([a, b]) => ({ [one]: a, [two]: b }))
}

/** The file an event begins as: what the planner needs is asked with it. */
export const firstFile = (name: string): File => ({
  name,
  stack: 10_000,
  buy_in: 50,
  fee: 10,
  live: true,
  chips: [25, 100, 500, 1000, 5000],
  entries: { late_levels: 4, reentries: 1 },
  prizes: { unit: 1 },
})
