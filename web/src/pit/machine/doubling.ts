import type { LogEntry } from '../../kit/wire/pit'
import { type Card, faceOf } from '../../kit/cards/card'

/** A card against another, for what was won: the house's, those that lie closed beside it, and which was picked. */
export interface Doubling {
  against: Card
  /** The closed cards once they are turned; null while one is to be picked. */
  turned: readonly Card[] | null
  /** The place of the card that was picked, from 1; 0 while none was. */
  picked: number
}

/** Whether the card that was picked is of the rank of the house's: nobody won. */
export function tied({ against, turned, picked }: Doubling): boolean {
  const own = turned?.[picked - 1]
  return own !== undefined && faceOf(own)?.rank === faceOf(against)?.rank
}

/** The last doubling of a hand at a machine; null where nothing was doubled. */
export function doublingOf(log: readonly LogEntry[]): Doubling | null {
  const at = log.findLastIndex(({ kind }) => kind === 'against')
  if (at < 0) return null
  const then = log.slice(at)
  return {
    against: then[0]!.cards[0]!,
    turned: then.find(({ kind }) => kind === 'turn')?.cards ?? null,
    picked: then.find(({ kind }) => kind === 'pick')?.amount ?? 0,
  }
}
