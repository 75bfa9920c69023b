import type { EventSeen } from './seen'

/** A line of the payouts: a place, or places in a row that pay the same. */
export interface Payout {
  /** 0 for the amount of a deal whose place is still played for. */
  first: number
  last: number
  amount: number
  /** Who has it, empty while nobody does. */
  player: string
  /** The prize that whoever goes out next would get, or would just miss. */
  next: boolean
}

/** The payouts, places that pay alike in one line while nobody has them or the same players share them, no more lines than asked for. */
export function payouts(event: EventSeen, most = Infinity): Payout[] {
  const taken = new Map<number, { names: string[]; prize: number }>()
  for (const { place, status, name, prize } of event.players.values()) {
    if (!place || status === 'gone') continue
    for (let at = place[0]; at <= place[1]; at += 1) {
      const names = taken.get(at)?.names ?? []
      taken.set(at, { names: [...names, name], prize })
    }
  }
  const dealt = Object.keys(event.agreed).length > 0
  const rows: Payout[] = dealt ? afterDeal(event) : []
  event.ladder.forEach((prize, index) => {
    const first = index + 1
    const has = taken.get(first)
    if (!has && dealt) return
    // What was paid stands where a deal gave something else than the ladder.
    const amount = has?.prize || prize
    const player = has?.names.join(', ') ?? ''
    const shared = (has?.names.length ?? 2) > 1
    const before = rows.at(-1)
    if (before && shared && before.amount === amount && before.player === player) before.last = first
    else rows.push({ first, last: first, amount, player, next: false })
  })
  const still = rows.filter(({ player }) => !player)
  const next = still.findLast(({ first }) => first <= event.left) ?? still.at(-1)
  if (next && event.phase === 'running') next.next = true
  return rows.length <= most ? rows : cut(rows, most)
}

/** Whether places are left out above a line: there is no room for them, and a screen has to say so. */
export function leaps(rows: readonly Payout[], at: number): boolean {
  return at > 0 && rows[at]!.first > rows[at - 1]!.last + 1
}

/** What a deal keeps for the first place, and what it gives each of those who still play. */
function afterDeal(event: EventSeen): Payout[] {
  const playing = Object.entries(event.agreed).filter(([id]) => !event.players.get(id)?.place)
  const shares = playing
    .map(([id, amount]) => ({
      first: 0,
      last: 0,
      amount,
      player: event.players.get(id)?.name ?? id,
      next: false,
    }))
    .sort((a, b) => b.amount - a.amount)
  const kept = { first: 1, last: 1, amount: event.kept, player: '', next: false }
  return event.kept && playing.length ? [kept, ...shares] : shares
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
