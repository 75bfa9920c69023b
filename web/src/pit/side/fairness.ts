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

/** So many cards are dealt at a machine, to each hand the same. */
const DEALT = 5

/**
 * Whether the decks that were played are those that were sealed before the cut: the seal itself, every opened card, and
 * that no card which was `seen` is missing. Where it is known how they `came`, by decks, they were the first below the
 * cut, one after the other; in a further deck but for those that had been dealt.
 */
export async function verify(
  { of, commitment, cut, revealed, decks }: FairnessView,
  seen: readonly Card[] = [],
  came: readonly (readonly Card[])[] = [],
  subtle: SubtleCrypto | undefined = hasher(),
): Promise<Verdict> {
  if (!revealed) return { says: 'open' }
  if (!subtle) return { says: 'cannot' }
  const { leaves, opened } = revealed
  if ((await sha256(`${of}:${leaves.join('')}`, subtle)) !== commitment) return { says: 'broken', at: of }
  const size = leaves.length / decks
  const lifted = cut?.at ?? 0
  const lies = Array.from({ length: decks }, () => new Map<number, Card>())
  const dealt: number[] = []
  const found = new Set<Card>()
  for (const { place, card, salt } of opened) {
    const deck = Math.floor(place / size)
    const twice = [...(lies[deck]?.values() ?? [])].includes(card)
    if (twice || (await sha256(`${salt}:${card}`, subtle)) !== leaves[place])
      return { says: 'broken', at: card }
    const turn = ((place % size) - lifted + size) % size
    lies[deck]?.set(turn, card)
    dealt.push(turn)
    found.add(card)
  }
  const missing = seen.find((card) => card !== DOWN && !found.has(card))
  const astray =
    missing ?? came.map((cards, deck) => strayed(cards, lies[deck], deck ? came[0]! : [])).find(Boolean)
  if (astray) return { says: 'broken', at: astray }
  return { says: 'kept', cards: opened.length, leaves: leaves.length, dealt }
}

/** The first card of a deck that did not come in its turn; those that had been `out` before are passed over. */
function strayed(
  cards: readonly Card[],
  lies: Map<number, Card> | undefined,
  out: readonly Card[],
): Card | undefined {
  const before = out.slice(0, DEALT)
  let turn = 0
  return cards.find((card) => {
    while (before.includes(lies?.get(turn) ?? DOWN)) turn++
    return lies?.get(turn++) !== card
  })
}
