import { hasher } from '../../kit/seal/hash'
import { commitment, CutDeck, cutHolds, freshNonce, latecomers } from '../../kit/seal/shuffle'
import type { DeckView, ProofView, SealView, TableView } from '../../kit/wire/table'
import type { TableAsk } from '../../kit/wire/table-ask'

export type Verdict =
  /** No hand has been dealt yet. */
  | { says: 'none' }
  /** The hand was dealt without a seal. */
  | { says: 'unsealed' }
  | { says: 'cannot' }
  | { says: 'broken'; at: string }
  | { says: 'whole'; cards: number; late: number[]; cut: number[]; before: boolean }

const DOWN = '??'

/** The decks that were cut: those of the hand. */
export function cutDecks({ decks }: SealView): DeckView[] {
  return decks.filter(({ openings }) => openings.length)
}

/** The deck that is dealt next, as long as it waits to be cut. */
export function waitingDeck({ decks }: SealView): DeckView | undefined {
  return decks.find(({ openings }) => !openings.length)
}

/** What is asked of the seals of one table: whether they hold, from the first one that was told on. */
export class Inspector {
  #told = new Map<string, string>()
  #held = ''

  constructor(readonly subtle: SubtleCrypto | undefined = hasher()) {}

  /** Keep the seal that was told before the cut. */
  hear(seal: SealView): void {
    const next = waitingDeck(seal)
    if (next) this.#told.set(nameOf(next), next.root)
  }

  /** Whether all that is told of the hand's decks holds, and every card that lies open is proved. */
  async inspect({ hand, seats, seal }: TableView): Promise<Verdict> {
    if (!hand) return { says: 'none' }
    const decks = cutDecks(seal)
    if (!decks.length) return { says: 'unsealed' }
    const subtle = this.subtle
    if (!subtle) return { says: 'cannot' }
    const late = new Set<number>()
    const cut = new Set<number>()
    let before = true
    for (const deck of decks) {
      const told = this.#told.get(nameOf(deck))
      before &&= told !== undefined
      if (told !== undefined && told !== deck.root) return { says: 'broken', at: deck.of }
      for (const seat of await latecomers(deck, subtle)) late.add(seat)
      for (const { seat } of deck.pledges) if (seat) cut.add(seat)
    }
    // What held once is not counted again as long as it says the same.
    const said = JSON.stringify([decks, seal.opened])
    if (said !== this.#held) {
      const at = await broken(decks, seal.opened, subtle)
      if (at !== undefined) return { says: 'broken', at }
      this.#held = said
    }
    const proved = new Set(seal.opened.map(({ card }) => card))
    const open = [...hand.boards, hand.board, ...seats.map(({ cards }) => cards ?? [])].flat()
    const missing = open.find((card) => card !== DOWN && !proved.has(card))
    if (missing) return { says: 'broken', at: missing }
    return {
      says: 'whole',
      cards: seal.opened.length,
      late: [...late],
      cut: [...cut].filter((seat) => !late.has(seat)),
      before,
    }
  }
}

/** The first deck or card that does not hold. */
async function broken(
  decks: DeckView[],
  opened: ProofView[],
  subtle: SubtleCrypto,
): Promise<string | undefined> {
  for (const deck of decks) if (!(await cutHolds(deck, subtle))) return deck.of
  const cut = decks.map((deck) => new CutDeck(deck, subtle))
  for (const proof of opened)
    if (!(await cut[proof.deck ?? 0]?.holds(proof).catch(() => false))) return proof.card
  return undefined
}

/** A deck by what it is for; of another game it is another deck. */
function nameOf({ of, cards }: DeckView): string {
  return `${of}:${cards}`
}

/** The player's own part in the cut: it commits itself to a number, and opens it once the deck is sealed. */
export class Cutter {
  #nonces = new Map<string, string>()
  #pledged: string | null = null
  #root: string | null = null

  constructor(readonly subtle: SubtleCrypto | undefined = hasher()) {}

  /** What is to be asked of the table now. */
  async next({ you, seal }: TableView): Promise<TableAsk[]> {
    const subtle = this.subtle
    if (!subtle || !you) return []
    const asks: TableAsk[] = []
    const sealing = waitingDeck(seal)
    if (sealing && sealing.root !== this.#root) {
      this.#root = sealing.root
      const own = sealing.pledges.find((pledge) => this.#nonces.has(pledge.commitment))
      if (own) {
        asks.push({ type: 'open-nonce', of: sealing.of, nonce: this.#nonces.get(own.commitment)! })
        this.#nonces.delete(own.commitment)
      }
      this.#pledged = null
    }
    if (this.#pledged === null) {
      const nonce = freshNonce()
      this.#pledged = ''
      const made = await commitment(nonce, subtle)
      this.#pledged = made
      this.#nonces = new Map([[made, nonce]])
      asks.push({ type: 'pledge', commitment: made })
    }
    return asks
  }
}
