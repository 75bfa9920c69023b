import type { TableView } from '../../kit/wire/table'

/** The moment the table waits for the viewer alone, by a name of its own; null when it waits for nobody or another. */
export function waitsForMe(view: TableView | null): string | null {
  const { hand, you, rotation } = view ?? {}
  if (!you || view?.stopped) return null
  if (hand && you.options) return `${hand.number}:${hand.turn}`
  if (hand?.asked?.seats.includes(you.seat)) return `${hand.number}:asked`
  if (rotation?.chooser === you.seat && !rotation.chosen && view?.deal_at) return `${hand?.number}:names`
  return null
}
