import type { PitMessage, PitView } from '../../src/kit/wire/pit'
import messages from './fixtures/russian-round.json'

/** What a room sent to the page in one round of Russian Poker: two boxes, an exchange, an insurance, a bought card. */
export const sent = messages as unknown as PitMessage[]

/** The view at a moment of that round. */
export function viewAt(phase: string, stage = '', actor = 0): PitView {
  const found = sent.find(({ view }) => view.phase === phase && view.stage === stage && view.actor === actor)
  if (!found) throw new Error(`${phase} ${stage} ${actor}`)
  return found.view
}
