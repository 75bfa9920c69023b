import type { EventSeen } from './seen'

/** A line of the payouts: a place, or places in a row that pay the same. */
export interface Payout {
  first: number
  last: number
  amount: number
  /** Who has it, empty while nobody does. */
  player: string
  /** The prize that whoever goes out next would get, or would just miss. */
  next: boolean
}

/** The payouts, places that pay alike in one line where nobody has them yet, no more lines than asked for. */
export function payouts(event: EventSeen, most = Infinity): Payout[] {
  const taken = new Map<number, string[]>()
  for (const player of event.players.values()) {
    if (!player.place || player.status === 'gone') continue
    for (let place = player.place[0]; place <= player.place[1]; place += 1) {
      taken.set(place, [...(taken.get(place) ?? []), player.name])
    }
  }
  const rows: Payout[] = []
  event.prizes.forEach((amount, index) => {
    const first = index + 1
    const player = [...new Set(taken.get(first) ?? [])].join(', ')
    const before = rows.at(-1)
    if (before && before.amount === amount && !player && !before.player) before.last = first
    else rows.push({ first, last: first, amount, player, next: false })
  })
  const still = rows.filter(({ player }) => !player)
  const next = still.findLast(({ first }) => first <= event.left) ?? still.at(-1)
  if (next && event.phase === 'running') next.next = true
  return rows.length <= most ? rows : cut(rows, most)
}

/** Too long for the screen: the top places, and those around the one that is played for next. */
function cut(rows: Payout[], most: number): Payout[] {
  const next = Math.max(
    rows.findIndex((row) => row.next),
    0,
  )
  const top = Math.min(3, most)
  const from = Math.min(Math.max(next - Math.floor((most - top) / 2), top), rows.length - (most - top))
  return [...rows.slice(0, top), ...rows.slice(from, from + most - top)]
}
