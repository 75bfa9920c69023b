import { asked } from '../../http'

/** What a limit is of, as the house calls it. */
export const LIMITS = [
  'deposit-day',
  'deposit-week',
  'deposit-month',
  'money-day',
  'money-week',
  'money-month',
  'loss-day',
  'loss-week',
  'loss-month',
  'stake',
  'buy-in',
  'time-day',
] as const

export type LimitKind = (typeof LIMITS)[number]

/** What somebody has told the house of himself: a date (YYYY-MM-DD) and ISO codes of countries. */
export interface Told {
  born: string
  residence: string
  location: string
  habitual: string
}

/** What the house asks of its players, and what it knows of who looks; times are ms since 1970. */
export interface Care {
  asks: {
    least_age: number
    countries: boolean
    limits: boolean
    exclusion: boolean
    notice: number
    /** Whether the house looks for signs of collusion, and notes whence one comes. */
    signs: boolean
  }
  /** Those it accepts. */
  countries: string[]
  told: Told | null
  barred: boolean
  excluded_until: number
  limits: Partial<Record<LimitKind, number>>
  /** The higher limits that wait: how high, and when one is asked again. */
  raises: Partial<Record<LimitKind, [most: number, earliest: number]>>
}

/** One move of a wallet: what it was at begins with what one played at. */
export interface Move {
  at: number
  what: string
  chips: number
}

export interface Statement {
  wallet: number
  moves: Move[]
}

/** How one's session stands; times are ms, since 1970 where they say when. */
export interface Sitting {
  now: number
  /** After how long one is to read it; 0 where nobody is told. */
  notice: number
  began: number | null
  staked: number
  /** Below zero what was lost. */
  won: number
  /** One is to read it now. */
  due: boolean
  /** How long one has played of the day, and may. */
  day: [played: number, most: number | null]
}

/** The rules of the house: each question with what it answers, and the clause behind it. */
export interface HouseRules {
  version: string
  title: string
  /** One has not accepted them as they stand. */
  due: boolean
  answers: { area: string; asks: string; says: string; clause: string }[]
}

const care = (what: string, body: unknown): Promise<Care> =>
  asked(`/api/people/care/${what}`, { body, mine: true })

export const lookAtCare = (): Promise<Care> => asked('/api/people/care', { mine: true })

/** Whether the house takes any care that a page has to show. */
export const takesCare = ({ asks }: Care): boolean =>
  asks.least_age > 0 || asks.countries || asks.limits || asks.exclusion

export const tellOfMyself = (told: Told): Promise<Care> => care('tell', told)

/** 0 is no limit. */
export const limitMyself = (kind: LimitKind, most: number): Promise<Care> => care('limit', { kind, most })

export const stillWish = (kind: LimitKind, still: boolean): Promise<Care> => care('still', { kind, still })

export const excludeMyself = (days: number): Promise<Care> => care('exclude', { days })

/** One has said whether one wants limits. */
export const answerOffer = (): Promise<Care> => care('offered', {})

export const lookAtSitting = (): Promise<Sitting> => asked('/api/people/care/session', { mine: true })

/** One has read how the session stands. */
export const sittingRead = (): Promise<Sitting> => asked('/api/people/care/noticed', { body: {}, mine: true })

export const statement = (): Promise<Statement> => asked('/api/people/statement', { mine: true })

export const lookAtRules = (): Promise<HouseRules> => asked('/api/people/care/rules', { mine: true })

export const acceptRules = (version: string): Promise<{ due: boolean }> =>
  asked('/api/people/care/accept', { body: { version }, mine: true })
