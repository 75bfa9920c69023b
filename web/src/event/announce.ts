import { nameOf } from './people'
import { say } from '../kit/text/say'
import { places } from './say'
import type { Announcement } from '../kit/wire/event'
import type { EventSeen } from './seen'

/** How long a move is announced, in milliseconds. */
export const MOVES_SHOWN = 75_000
export const OTHERS_SHOWN = 20_000

/** Every move that is still known, the first one first. */
export function movesOf(event: EventSeen): Announcement[] {
  return event.news.filter(({ kind }) => kind === 'moved')
}

/** The moves to be announced now, of one step together: those of the last step that moved anybody. */
export function movesNow(event: EventSeen, now: number): Announcement[] {
  const moves = movesOf(event).filter(({ at }) => now - at < MOVES_SHOWN)
  const last = moves.at(-1)?.at
  return moves.filter(({ at }) => at === last).sort((a, b) => a.old_seat - b.old_seat)
}

/** Who went out last, while that is news. */
export function outNow(event: EventSeen, now: number): string {
  const news = event.news.findLast(({ kind, at }) => kind === 'busted' && now - at < OTHERS_SHOWN)
  return (news?.players ?? [])
    .map((id) => event.players.get(id))
    .filter((player) => player?.place)
    .map((player) => say('event-out', { player: player!.name, place: places(player!.place!) }))
    .join(' · ')
}

export function sayMove(event: EventSeen, { players, table, seat }: Announcement): string {
  return `${nameOf(event, players[0] ?? '')}: ${say('event-table-seat', { table, seat })}`
}
