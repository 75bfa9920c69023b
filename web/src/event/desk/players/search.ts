import { latin } from './latin'
import type { Player } from '../../seen'

/** `5` is everybody at table 5, `5 3` or `5-3` who sits there in seat 3. */
const SEAT = /^(\d{1,4})(?:[\s.,:;/-]+(\d{1,2})?)?$/

/** Made once: comparing by a locale of its own each time costs more than all else of a search. */
const BY_NAME = new Intl.Collator()

/** Whom a director means by what he typed: a name or the beginning of any of its words, in either script, or a seat. */
export function found(players: Iterable<Player>, text: string): Player[] {
  const [, table, seat] = SEAT.exec(text.trim()) ?? []
  if (table !== undefined) {
    return [...players]
      .filter((player) => player.table === Number(table) && (!seat || player.seat === Number(seat)))
      .sort((a, b) => a.seat - b.seat)
  }
  const wanted = latin(text)
  // What the order goes by is read once of each: of hundreds, anew at every comparison, a slow laptop would feel it.
  return [...players]
    .filter(({ name }) => latin(name).includes(wanted))
    .map((player) => ({ player, name: player.name, first: order(player), then: begins(player, wanted) }))
    .sort((a, b) => a.first - b.first || a.then - b.then || BY_NAME.compare(a.name, b.name))
    .map(({ player }) => player)
}

/** Whether what was typed is a seat and no name. */
export function isSeat(text: string): boolean {
  return SEAT.test(text.trim())
}

/** Before the others whoever has a word that begins so. */
function begins({ name }: Player, wanted: string): number {
  return latin(name)
    .split(/[\s-]+/)
    .some((word) => word.startsWith(wanted))
    ? 0
    : 1
}

/** Those who wait for something first, then whoever plays, then who is out by place. */
function order({ status, place }: Player): number {
  if (status === 'alternate') return 0
  if (status === 'broke') return 1
  return place ? 10 + place[0] : status === 'out' || status === 'gone' ? 1_000_000 : 2
}
