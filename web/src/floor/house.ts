import { asked, Refused } from '../kit/http'
import { settings } from '../kit/session/settings.svelte'
import type { Language } from '../kit/text/catalogue'
import type { Kind, Question } from './question'

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
  /** The first ruling in a line of each language. */
  said: Record<Language, string>
}

/** What can be asked about, in the language of the page. */
export const fetchKinds = (): Promise<Kinds> => asked('/api/floor/kinds')

export const ask = (question: Question, signal: AbortSignal): Promise<Answer> =>
  asked('/api/floor/rule', { body: question, mine: true, signal })

/** A kind of incident that a plain sentence may mean: the fields that could be read. */
export interface Nearest {
  kind: string
  title: string
  fields: Record<string, unknown>
  missing: string[]
}

export interface Found {
  /** Whether the sentence was understood at all. */
  read: boolean
  nearest: Nearest[]
}

/** The incidents nearest to a plain sentence, best first. */
export const find = (said: string, seats: string[], signal: AbortSignal): Promise<Found> =>
  asked('/api/floor/find', { body: { said, seats }, signal })

export interface TableName {
  id: string
  name: string
  /** Where it stands: online, in the cash room, at an event. */
  where: string
  /** Whom the ruling is told; `table` is the one that is meant there, where there are several. */
  to: string
  table?: string | number
}

/** The tables a ruling can be kept at; none for who has no role there. */
export async function fetchTables(): Promise<TableName[]> {
  try {
    return (await asked<{ tables: TableName[] }>('/api/floor/tables', { mine: true })).tables
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

/**
 * Keeps the ruling under the first profile in a table's log; the same id again changes nothing. A table online rules on
 * the question itself; where cards lie on real tables, the log takes what was said, in each language.
 */
export function record(question: Question, answer: Answer, kept: TableName, id: string) {
  const [first] = answer.rulings
  const said = answer.said
  const ask = kept.table
    ? { type: 'ruled', table: kept.table, text: said[settings.language], clauses: first!.ruling.cites, said }
    : { type: 'rule', ...question, under: question.under[0] }
  return asked('/api/asks', { body: { t: 'ask', id, to: kept.to, ask }, mine: true })
}

/** The parts of a ruling that other books answer differently: the answers without the clauses behind them. */
export function sameRuling(one: Plain, other: Plain): boolean {
  const heart = ({ cites: _, silent: __, ...rest }: Plain) => JSON.stringify(rest)
  return heart(one) === heart(other)
}
