import type { FairnessView } from '../../kit/wire/pit'
import type { Card } from '../../kit/cards/card'
import { hasher, sha256 } from '../../kit/seal/hash'

export type Verdict =
  | { says: 'open' }
  /** The browser counts hashes only over https or on this machine. */
  | { says: 'cannot' }
  | { says: 'kept'; cards: number; leaves: number; dealt: number[] }
  | { says: 'broken'; at: string }

const DOWN = '??'

/**
 * Whether the deck that was played is the one that was sealed before the cut: the seal itself, every opened card, and
 * that no card which was `seen` is missing; `inOrder`, that they were the first below the cut, one after the other.
 */
export async function verify(
  { of, commitment, cut, revealed }: FairnessView,
  seen: readonly Card[] = [],
  inOrder = false,
  subtle: SubtleCrypto | undefined = hasher(),
): Promise<Verdict> {
  if (!revealed) return { says: 'open' }
  if (!subtle) return { says: 'cannot' }
  const { leaves, opened } = revealed
  if ((await sha256(`${of}:${leaves.join('')}`, subtle)) !== commitment) return { says: 'broken', at: of }
  const found = new Set<Card>()
  for (const { place, card, salt } of opened) {
    if (found.has(card) || (await sha256(`${salt}:${card}`, subtle)) !== leaves[place]) {
      return { says: 'broken', at: card }
    }
    found.add(card)
  }
  const missing = seen.find((card) => card !== DOWN && !found.has(card))
  if (missing) return { says: 'broken', at: missing }
  const lifted = cut?.at ?? 0
  const dealt = opened.map(({ place }) => (place - lifted + leaves.length) % leaves.length)
  const astray = inOrder && seen.find((card, at) => opened[dealt.indexOf(at)]?.card !== card)
  if (astray) return { says: 'broken', at: astray }
  return { says: 'kept', cards: opened.length, leaves: leaves.length, dealt }
}
