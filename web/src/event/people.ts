import type { EventSeen } from './seen'

export function nameOf(event: EventSeen, player: string): string {
  return event.players.get(player)?.name ?? player
}
