import type { PitView } from '../../src/pit/messages'
import { wholeView } from '../../src/pit/read'
import type { FromPit } from '../../src/pit/messages'
import messages from './fixtures/russian-round.json'

type Message = Extract<FromPit, { t: 'pit' }>

/** What a room sent to the page in one round of Russian Poker: two boxes, an exchange, an insurance, a bought card. */
export const sent = messages as unknown as Message[]

/** The view at a moment of that round. */
export function viewAt(phase: string, stage = '', actor = 0): PitView {
  const found = sent.find(({ view }) => view.phase === phase && view.stage === stage && view.actor === actor)
  if (!found) throw new Error(`${phase} ${stage} ${actor}`)
  return wholeView(found.view)
}
