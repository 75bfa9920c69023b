/** Places of the cards the hero means to throw away, in the order they were picked. */
export type Picks = readonly number[]

/** A card picked, or let go again. Where no more may go, the one picked first is kept after all. */
export function toggle(picks: Picks, place: number, most: number): Picks {
  if (picks.includes(place)) return picks.filter((picked) => picked !== place)
  return most > 0 ? [...picks, place].slice(-most) : picks
}

export function mayDiscard(picks: Picks, [fewest, most]: readonly [number, number]): boolean {
  return picks.length > 0 && picks.length >= fewest && picks.length <= most
}
