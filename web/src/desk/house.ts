import type { Question } from './question'

export interface Choice {
  value: string
  title: string
}

export interface Field {
  name: string
  title: string
  sort: string
  choices?: Choice[]
  optional?: boolean
  required?: boolean
  default?: unknown
}

export interface Kind {
  kind: string
  area: string
  title: string
  fields: Field[]
}

export interface Kinds {
  kinds: Kind[]
  profiles: { id: string; title: string }[]
  games: string[]
}

export interface Counted {
  action: string
  to: number
  add: number
  all_in: boolean
  binding: boolean
}

export interface May {
  fold: boolean
  check: boolean
  call_to: number
  min_raise_to: number
  max_raise_to: number
  may_raise: boolean
}

export interface Penalty {
  sanction: string
  must: boolean
  rounds: [number, number]
  by: string
}

export interface Outcome {
  verdict: string
  counts_as?: Record<string, Counted>
  returned?: Record<string, number>
  owed?: Record<string, number>
  forfeited?: Record<string, number>
  awarded?: Record<string, number>
  may?: Record<string, May>
  hands?: Record<string, 'live' | 'dead'>
  order?: string[]
  steps?: string[]
  penalties?: Record<string, Penalty[]>
}

export interface Plain extends Outcome {
  facts?: Record<string, number | string | boolean>
  discretion?: { by: string; seat?: string; options: Record<string, Outcome> }
  then?: Record<string, Outcome>
  cites: string[]
  silent?: boolean
}

export interface Ruled {
  profile: string
  title: string
  verdict: string
  why: string
  silent: boolean
  ruling: Plain
  steps: string[]
  /** What the options, the sequels and the numbers of this ruling are called. */
  names?: Record<string, string>
}

export interface Answer {
  rulings: Ruled[]
  clauses: Record<string, { title: string; says: string }>
}

/** What the house says is wrong with a question. */
export class Refused extends Error {}

export async function fetchKinds(language: string): Promise<Kinds> {
  const response = await fetch(`/api/floor/kinds?lang=${language}`)
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as Kinds
}

export async function ask(question: Question, language: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/floor/rule?lang=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  })
  const body = (await response.json()) as Answer & { text?: string }
  if (!response.ok) throw new Refused(body.text ?? response.statusText)
  return body
}

export interface TableName {
  id: string
  name: string
}

/** The tables a ruling can be kept at; none for one without the floor's key. */
export async function fetchTables(key: string): Promise<TableName[]> {
  const response = await fetch('/api/floor/tables', { headers: { 'x-floor-key': key } })
  if (!response.ok) return []
  return ((await response.json()) as { tables: TableName[] }).tables
}

/** Keeps the ruling in a table's log; the same id again changes nothing. */
export async function record(
  question: Question & { id: string },
  table: string,
  key: string,
  language: string,
) {
  const response = await fetch(`/api/floor/tables/${table}/rulings?lang=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-floor-key': key },
    body: JSON.stringify(question),
  })
  if (!response.ok) throw new Refused(((await response.json()) as { text: string }).text)
}

/** The parts of a ruling that other books answer differently: the answers without the clauses behind them. */
export function sameRuling(one: Plain, other: Plain): boolean {
  const heart = ({ cites: _, silent: __, ...rest }: Plain) => JSON.stringify(rest)
  return heart(one) === heart(other)
}
