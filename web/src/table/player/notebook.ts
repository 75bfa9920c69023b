import { asked } from '../../kit/http'
import { commandId } from '../../kit/line/commands'

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const
export type Colour = (typeof COLOURS)[number] | ''

/** A note of one's own on an opponent, as far as a table shows it. */
export interface Note {
  id: string
  opponent: string
  text: string
  at: number
}

const OWN = '/api/school/notebook'

export async function fetchLabels(): Promise<Record<string, Colour>> {
  const { labels } = await asked<{ labels: Record<string, Colour> }>(`${OWN}/labels`, { mine: true })
  return labels
}

export async function mark(opponent: string, colour: Colour): Promise<Record<string, Colour>> {
  const body = { opponent, colour }
  const { labels } = await asked<{ labels: Record<string, Colour> }>(`${OWN}/label`, { mine: true, body })
  return labels
}

/** One's notes on a player, the latest first; refused as long as one is in a hand. */
export async function notesOn(opponent: string): Promise<Note[]> {
  const { notes } = await asked<{ notes: Note[] }>(OWN, { mine: true })
  return notes.filter((note) => note.opponent === opponent)
}

/** Note something of a player: of how he bets, unless one says more of it in the notebook itself. */
export async function noteOn(opponent: string, text: string): Promise<Note[]> {
  const body = { id: commandId(), opponent, tell: 'betting-pattern', kind: 'none', text }
  const { notes } = await asked<{ notes: Note[] }>(`${OWN}/note`, { mine: true, body })
  return notes.filter((note) => note.opponent === opponent)
}
