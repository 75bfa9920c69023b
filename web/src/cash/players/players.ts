import { asked } from '../../kit/http'

/** A player in a line; `account`: he took his name himself. */
export interface Line {
  id: string
  name: string
  number: string
  phone: string
  account: boolean
}

/** What the club keeps of him, as it was written. */
export interface PlayerRecord {
  number?: string
  phone?: string
  document?: string
  born?: string
  note?: string
}

/** An event he entered; `won` in cents or play chips, `place` once it is over. */
export interface Played {
  event: string
  name: string
  at: number | null
  phase: string
  played_for: 'play' | 'club' | 'ticket'
  entries: number
  rebuys: number
  add_ons: number
  place: number | null
  of: number
  won: number
}

export interface Player extends Line {
  record: PlayerRecord
  photo: boolean
  /** The names under which he was written down before. */
  known_as: string[]
  /** What the cage holds for him, for whom that may see. */
  held: { balance: number; tickets: Record<string, number> } | null
  events: Played[]
}

export const FIELDS = ['number', 'phone', 'document', 'born', 'note'] as const

/** What a card says: it finds who has it, and opens nothing. */
export const cardOf = (number: string): string => `croupier:player:${number}`

export const find = (text: string): Promise<{ players: Line[]; more: boolean }> =>
  asked(`/api/players?q=${encodeURIComponent(text)}`, { mine: true })

export const lookAt = (person: string): Promise<Player> =>
  asked(`/api/players/${encodeURIComponent(person)}`, { mine: true })

export interface Kept {
  person?: string
  name?: string
  record: PlayerRecord
  /** A JPEG in base64, empty for none any more. */
  photo?: string
}

export const keep = (kept: Kept): Promise<Line> => asked('/api/players/keep', { body: kept, mine: true })

export const merge = (person: string, into: string): Promise<Line> =>
  asked('/api/players/merge', { body: { person, into }, mine: true })

export interface Taken {
  added: number
  changed: number
  wrong: { line: number; name: string; why: string }[]
}

export const takeIn = (csv: string): Promise<Taken> =>
  asked('/api/players/take-in', { body: { csv }, mine: true })

const SIDE = 320

/** A photo as the club keeps it: no larger than a face has to be, a JPEG in base64. */
export async function small(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.8).split(',')[1]!
}
