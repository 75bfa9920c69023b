import { type EventSeen, seen } from '../../src/event/seen'
import type { EventMessage } from '../../src/kit/wire/event'
import message from './small-friday.json'

/** What the room sends the floor of a small live event: nine entered, three are out, table 3 has just been broken. */
export const heard = message as unknown as EventMessage

/** The same event with some of it otherwise. */
export function friday(more: Partial<EventSeen> = {}): EventSeen {
  return { ...seen(heard.view), ...more }
}
