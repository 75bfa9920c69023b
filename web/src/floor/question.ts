import type { Field } from '../kit/form/field'

/** The question as the desk builds it, and as the house takes it. */

/** A kind of incident, and what is asked about it. */
export interface Kind {
  kind: string
  area: string
  title: string
  fields: Field[]
}

export interface Action {
  seat: string
  action: string
  to: number
}

export interface Seat {
  name: string
  stack: number
}

export interface Draft {
  game: string
  smallBlind: number
  bigBlind: number
  ante: number
  street: string
  pot: number
  seats: Seat[]
  before: Action[]
  incident: Incident
  /** What happened in plain words, as it was typed. */
  said?: string
}

/** What happened: the kind, and its fields by name. */
export interface Incident {
  what: string
  [field: string]: unknown
}

export interface Question {
  under: string[]
  line?: string
  table?: Record<string, unknown>
  happened?: unknown[]
}

export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const
export const DEEP = 1_000_000
const LETTERS = 'ABCDEFGHIJ'

export function firstDraft(): Draft {
  return {
    game: 'nl-holdem',
    smallBlind: 100,
    bigBlind: 200,
    ante: 0,
    street: 'preflop',
    pot: 0,
    seats: ['SB', 'BB', 'A', 'B', 'C'].map((name) => ({ name, stack: 0 })),
    before: [],
    incident: { what: 'act', seat: 'A' },
  }
}

/** The next free letter for a player. */
export function nextName(seats: Seat[]): string {
  return [...LETTERS].find((letter) => seats.every((seat) => seat.name !== letter)) ?? `P${seats.length + 1}`
}

/** An action as scenario files write it. */
export function written({ seat, action, to }: Action): string {
  const said: Record<string, string> = {
    fold: 'folds',
    check: 'checks',
    call: 'calls',
    bet: `bets ${to}`,
    raise: `raises to ${to}`,
  }
  return `${seat} ${said[action] ?? action}`
}

/** What is empty is left out: the house knows what a field is when nothing is said. A nought that is asked for stays. */
function filled(incident: Incident, kind: Kind | undefined): Incident {
  const asked = (kind?.fields ?? []).filter(({ required }) => required).map(({ name }) => name)
  const kept = Object.entries(incident).filter(
    ([name, value]) =>
      value !== '' &&
      value !== null &&
      value !== undefined &&
      (value !== 0 || asked.includes(name)) &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept) as Incident
}

export function asked(draft: Draft, under: string[], kind: Kind | undefined): Question {
  const table: Record<string, unknown> = {
    game: draft.game,
    seats: draft.seats.some((seat) => seat.stack > 0)
      ? Object.fromEntries(draft.seats.map(({ name, stack }) => [name, stack || DEEP]))
      : draft.seats.map(({ name }) => name),
  }
  if (draft.game !== 'none') {
    table['blinds'] = `${draft.smallBlind}-${draft.bigBlind}`
    if (draft.ante) table['ante'] = draft.ante
    if (draft.street !== 'preflop') table['street'] = draft.street
    if (draft.street !== 'preflop' && draft.pot) table['pot'] = draft.pot
    if (draft.before.length) table['before'] = draft.before.map(written)
  }
  return { under, table, happened: [filled(draft.incident, kind)] }
}

const DOES = ['words', 'chips', 'motions', 'total', 'gesture']
const some = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** The fields that must still be told before the floor can rule; an act needs words, chips or a gesture. */
export function unsaid({ incident }: Draft, kind: Kind | undefined): string[] {
  const needed = (kind?.fields ?? []).filter(
    ({ name, required }) => required && incident[name] !== 0 && !some(incident[name]),
  )
  const silent = incident.what === 'act' && !DOES.some((name) => some(incident[name]))
  return [...needed.map(({ name }) => name), ...(silent ? ['words'] : [])]
}
