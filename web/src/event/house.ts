import { asked as ask } from '../kit/http'
import type { EventLine, LevelSeen } from '../kit/wire/event'
import type { File, LevelIn } from './list/file'
import type { DealKind } from './seen'

const asked = <T>(path: string, body?: unknown): Promise<T> => ask(path, { body, mine: true })

export const fetchEvents = async (): Promise<EventLine[]> =>
  (await asked<{ events: EventLine[] }>('/api/events')).events

/** An event one is entered in, with its breaks that are on or to come, as far as they are known. */
export interface EventBreaks {
  id: string
  name: string
  breaks: { at: number; length: number }[]
}

export const fetchBreaks = async (): Promise<EventBreaks[]> =>
  (await asked<{ events: EventBreaks[] }>('/api/events/breaks')).events

export interface Template {
  file: string
  name: string
  toml: string
}

export const fetchTemplates = async (): Promise<Template[]> =>
  (await asked<{ templates: Template[] }>('/api/events/templates')).templates

export interface NewEvent {
  toml: string
  id?: string
  name?: string
  live?: boolean
  starts_at?: number
  bots?: number
}

export const openEvent = (wanted: NewEvent): Promise<{ id: string }> => asked('/api/events', wanted)

/** An event's file and the same as a form has it. */
export interface BothWays {
  toml: string
  values: File
  structure: LevelSeen[]
  minutes: number
}

export const bothWays = (one: { toml: string } | { values: File }): Promise<BothWays> =>
  asked('/api/events/form', one)

export const fetchFile = (event: string): Promise<{ toml: string; values: File; free: boolean }> =>
  asked(`/api/events/${event}/file`)

export const changeEvent = (event: string, toml: string, id: string): Promise<{ version: number }> =>
  asked(`/api/events/${event}/terms`, { toml, id })

/** A question that a policy answers, with the answer of the book in force. */
export interface Question {
  name: string
  area: string
  kind: 'choice' | 'flag' | 'number'
  question: string
  low: number
  high: number
  /** Between what a number lies, in words; empty for what is chosen. */
  span: string[]
  answers: { value: string | number | boolean; meaning: string }[]
  /** What the book in force answers, in words, and by which clause. */
  said: string
  clause: string
  /** Whether that is the book's own answer, a default where it leaves it open, or one where it is silent. */
  stands: 'book' | 'open' | 'elsewhere'
}

export const fetchPolicy = async (profile: string): Promise<Question[]> =>
  (await asked<{ fields: Question[] }>(`/api/events/policy?profile=${encodeURIComponent(profile)}`)).fields

export interface Planned {
  levels: LevelIn[]
  structure: LevelSeen[]
  minutes: number
}

export const planStructure = (wanted: {
  players: number
  stack: number
  hours: number
  minutes: number
  chips: number[]
}): Promise<Planned> => asked('/api/events/structure', wanted)

/** One command of the log with all it led to. */
export interface Logged {
  number: number
  at: number
  by: string
  name: string
  ask: Record<string, unknown> & { type: string }
  facts: (Record<string, unknown> & { type: string })[]
  undone_by: string | null
}

export const fetchLog = async (event: string, before?: number): Promise<Logged[]> => {
  const older = before === undefined ? '' : `?before=${before}`
  return (await asked<{ entries: Logged[] }>(`/api/events/${event}/log${older}`)).entries
}

/** What each player would get, nothing offered. */
export const previewDeal = async (
  event: string,
  kind: DealKind,
  left: number,
): Promise<Record<string, number>> =>
  (await asked<{ amounts: Record<string, number> }>(`/api/events/${event}/deal`, { kind, left })).amounts

export interface Refunds {
  state: string
  refunds: Record<string, { total: number }>
  total: number
}

export const fetchRefunds = (event: string): Promise<Refunds> => asked(`/api/events/${event}/refunds`)

export const fetchOffences = async (): Promise<{ id: string; title: string }[]> =>
  (await asked<{ offences: { id: string; title: string }[] }>('/api/events/offences')).offences

export interface Advice {
  verdict: string
  why: string
  penalties: { sanction: string; must: boolean; rounds: [number, number]; by: string }[]
  cites: string[]
}

export const fetchAdvice = (event: string, player: string, offence: string): Promise<Advice> =>
  asked(`/api/events/${event}/advice`, { player, offence })

export interface Known {
  id: string
  name: string
  account: boolean
}

export const searchPlayers = async (text: string): Promise<Known[]> =>
  (await asked<{ players: Known[] }>(`/api/players?q=${encodeURIComponent(text)}`)).players

export interface ClauseText {
  title: string
  says: string
}

export const fetchClause = async (id: string): Promise<ClauseText | null> => {
  const found = await asked<{ clauses: Record<string, ClauseText> }>(
    `/api/clauses?ids=${encodeURIComponent(id)}`,
  )
  return found.clauses[id] ?? null
}

/** The books an event can be run by, and the games there are. */
export const fetchBooks = async (): Promise<{ books: { id: string; title: string }[]; games: string[] }> => {
  const { profiles, games } = await asked<{ profiles: { id: string; title: string }[]; games: string[] }>(
    '/api/floor/kinds',
  )
  return { books: profiles, games }
}

/** What a screen of the house shows: of some events, side by side, or the lists of the cash room. */
export const SHOWN = ['clock', 'moves', 'prizes', 'seating', 'bracket', 'lists'] as const

export interface Screen {
  id: string
  name: string
  layout: (typeof SHOWN)[number]
  events: string[]
}

/** A screen asks what to show; it has a code to show until the desk pairs it. */
export const screenHere = (id: string): Promise<{ code: string; screen?: Screen }> =>
  asked('/api/screens/here', { id })

export const fetchScreens = async (): Promise<Screen[]> =>
  (await asked<{ screens: Screen[] }>('/api/screens')).screens

export const pairScreen = (code: string, wanted: Omit<Screen, 'id'>): Promise<Screen> =>
  asked('/api/screens/pair', { code, ...wanted })

export const setScreen = (screen: Screen): Promise<Screen> => asked('/api/screens/set', screen)

export const dropScreen = (id: string): Promise<unknown> => asked('/api/screens/drop', { id })

/** How the screens of the house look; two colours or none. */
export interface Look {
  accent: string
  ground: string
  messages: string[]
  logo: boolean
}

export const fetchLook = (): Promise<Look> => asked('/api/look')

/** A `logo` in base64; none takes it away, and without it the logo stays. */
export const setLook = (look: Omit<Look, 'logo'> & { logo?: string }): Promise<Look> =>
  asked('/api/look/set', look)

/** A template of the house's own. */
export interface OwnTemplate {
  id: string
  name: string
  toml: string
}

export const fetchOwnTemplates = async (): Promise<OwnTemplate[]> =>
  (await asked<{ templates: OwnTemplate[] }>('/api/templates')).templates

export const keepTemplate = (toml: string): Promise<{ id: string; name: string }> =>
  asked('/api/templates/keep', { toml })

export const dropTemplate = (id: string): Promise<unknown> => asked('/api/templates/drop', { id })
