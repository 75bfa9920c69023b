import type { RotationView, SeatView } from '../../kit/wire/table'
import type { Coded } from '../../kit/text/say'

/** What is said of the game that comes next: in how many hands, who names it, or that it has been named. */
export function nextOf(rotation: RotationView, seats: readonly SeatView[]): Coded {
  const { chooser, chosen, hands, next_in } = rotation
  if (hands) return { code: 'mix-next', params: { hands: next_in } }
  if (chosen) return { code: 'mix-chosen', params: {} }
  const name = seats.find(({ seat }) => seat === chooser)?.name
  return name ? { code: 'mix-chooses', params: { name } } : { code: 'mix-choice', params: {} }
}

/** Whether the hero names the next game now. */
export function choosing(rotation: RotationView | null, hero: SeatView | null): boolean {
  return Boolean(rotation && hero && rotation.chooser === hero.seat)
}
