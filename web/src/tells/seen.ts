export type Level = 'low' | 'medium' | 'high'

/** How often something happened; `between` is null where that is not enough to say. */
export interface Share {
  seen: number
  of: number
  level: Level
  between: [number, number] | null
}

export interface Middle {
  of: number
  level: Level
  median: number | null
  quartiles: [number, number] | null
  between: [number, number] | null
}

export interface Spread {
  of: number
  level: Level
  mean: number | null
  deviation: number | null
}

export interface Note {
  id: string
  opponent: string
  tell: string
  kind: string
  text: string
  channel: string
  baseline: string
  context: string
  confidence: Level
  hand: string
  at: number
  held: number
  failed: number
  sure: Level
  share: Share
}

export interface Session {
  at: number
  mood: string
  text: string
  advice: string
}

export interface Notebook {
  notes: Note[]
  sessions: Session[]
}

export interface Situation {
  street: number
  facing: boolean
  actions: Record<string, Share>
  sizes: Middle
  times: Middle
}

export interface Departure {
  table: string
  hand: number
  street: number
  facing: boolean
  by: 'size' | 'time'
  times: number
}

export interface Met {
  name: string
  own: boolean
  hands: number
  situations: Situation[]
  departures: Departure[]
  value: Spread
  bluffs: Spread
}

export interface Reads {
  enough: number
  many: number
  met: Met[]
}

export interface Worked {
  id: string
  clause: string
  cues: string[]
  pot: number
  bet: number
  bluffs: number
  seen_bluffing: number
  seen_otherwise: number
  tilt: boolean
  steps: string[]
}

export interface Weighed {
  right: boolean
  says: string[]
  answer: 'call' | 'fold'
  needed: number
  before: number
  after: number
}

export interface Outlook {
  mean: number
  deviation: number
  down: number
  down_counted: number
  quantiles: number[]
  stay_below: number[]
  hands: number[]
  courses: number[][]
  deepest: number
}

export const TELLS = ['betting-pattern', 'physical', 'table-talk']
export const CHANNELS = ['eyes', 'face', 'posture', 'hands', 'breathing']
export const KINDS = ['strength', 'weakness', 'hides', 'nerves', 'none']
export const LEVELS: Level[] = ['low', 'medium', 'high']
export const MOODS = ['', 'anxiety', 'anger', 'excitement']
