import { readingTime } from '../../kit/talk/reading'
import type { Coded } from '../../kit/text/say'
import type { TableEvent } from '../seen'

/** What one of the others says or does that no sign at his seat tells: words of his own, or a text by its code. */
export interface Bubble {
  seat: number
  said: string | Coded
  /** For how long it is seen, in milliseconds. */
  lasts: number
}

const DONE = 3_500

/** The bubbles of a message, one a seat: whatever comes last of it. Nobody is shown his own. */
export function bubblesOf(events: readonly TableEvent[], hero: number | null): Bubble[] {
  const bubbles = new Map<number, Bubble>()
  for (const event of events) {
    const said = saidBy(event)
    if (said === null || !('seat' in event) || event.seat === hero) continue
    const lasts = typeof said === 'string' ? readingTime(said) : DONE
    bubbles.set(event.seat, { seat: event.seat, said, lasts })
  }
  return [...bubbles.values()]
}

function saidBy(event: TableEvent): string | Coded | null {
  switch (event.kind) {
    case 'said':
      return event.what
    case 'reacted':
      return { code: 'quick', params: { what: event.what } }
    case 'timed_out':
      return { code: 'bubble-timed-out', params: {} }
    case 'reconnecting':
      return { code: 'bubble-reconnecting', params: {} }
    case 'topped_up':
    case 'announced':
      return { code: 'bubble-topped-up', params: { amount: event.amount } }
    default:
      return null
  }
}
