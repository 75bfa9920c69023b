import type { FromHall } from '../../src/event/hall'
import { read } from '../../src/event/read'
import type { EventSeen } from '../../src/event/seen'
import message from './small-friday.json'

/** What the room sends the floor of a small live event: nine entered, three are out, table 3 has just been broken. */
export const heard = read(message) as Extract<FromHall, { t: 'event' }>

/** The same event with some of it otherwise. */
export function friday(more: Partial<EventSeen> = {}): EventSeen {
  return { ...heard.event, ...more }
}
