import type { EventSeen } from '../seen'

/** The empty seats of every table, the shortest table first: that is where one comes from a longer one. */
export function freeSeats({ tables }: EventSeen): { table: number; seats: number[] }[] {
  return tables
    .filter(({ closing }) => !closing)
    .toSorted((a, b) => a.seats.size - b.seats.size || a.number - b.number)
    .map(({ number, chairs, seats }) => ({
      table: number,
      seats: Array.from({ length: chairs }, (_, index) => index + 1).filter((seat) => !seats.has(seat)),
    }))
}
