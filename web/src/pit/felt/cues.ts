import type { Sound } from '../../kit/sound/sounds'
import type { PitView } from '../../kit/wire/pit'
import { netOf } from './settled'
import type { Pace } from './pace'

/** A sound, and how many milliseconds after the message it is heard. */
export interface Cue {
  sound: Sound
  at: number
}

/** So many cards of a deal are heard; the others fall among them. */
const MOST_CARDS = 12

/** What is heard of the dealer's work, in time with what is seen of it. */
export function cuesOf(view: PitView, pace: Pace): Cue[] {
  const cards = [...Object.values(pace.cards), pace.dealer, pace.board]
    .flatMap((places) => Object.values(places))
    .sort((one, other) => one - other)
    .slice(0, MOST_CARDS)
  const cues: Cue[] = cards.map((at) => ({ sound: 'deal', at }))
  if (pace.reveal) cues.push({ sound: 'deal', at: pace.reveal })
  if (pace.change) cues.push({ sound: 'deal', at: pace.change })
  for (const { box, mine, settlement } of view.boxes) {
    const at = pace.settle[box]
    if (!mine || !settlement || at === undefined) continue
    cues.push({ sound: netOf(settlement) > 0 ? 'win' : 'fold', at })
  }
  return cues
}
