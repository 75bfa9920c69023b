import type { EventSeen } from '../seen'

/** The empty seats of every table, the shortest table first: that is where one comes from a longer one. */
export function freeSeats({ tables }: EventSeen): { table: number; seats: number[] }[] {
  return tables
    .filter(({ closing }) => !closing)
    .toSorted((a, b) => a.taken.length - b.taken.length || a.number - b.number)
    .map(({ number, seats, taken }) => ({
      table: number,
      seats: Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => {
        return !taken.some((each) => each.seat === seat)
      }),
    }))
}
