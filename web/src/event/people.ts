import { stem } from '../kit/people'
import type { EventSeen, Player } from './seen'

export function nameOf(event: EventSeen, player: string): string {
  return event.players.get(player)?.name ?? player
}

const LONGEST = 32

/** An id for somebody the house has never seen: small letters, digits and hyphens, one that nobody here has. */
export function personId(name: string, taken: ReadonlyMap<string, Player>): string {
  const chance = Math.floor(Math.random() * 36 ** 4).toString(36)
  const id = `${stem(name, LONGEST)}-${chance}`
  return taken.has(id) ? personId(name, taken) : id
}
