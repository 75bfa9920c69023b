import { hasher } from '../../kit/seal/hash'
import { cardHolds, commitment, cutHolds, freshNonce, latecomers } from '../../kit/seal/shuffle'
import type { Sealing, TableView } from '../../kit/wire/table'
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

/** What is asked of the seals of one table: whether they hold, from the first one that was told on. */
export class Inspector {
  #told = new Map<string, string>()
  #held = new Set<string>()

  constructor(readonly subtle: SubtleCrypto | undefined = hasher()) {}

  /** Keep the seal that was told before the cut. */
  hear(next: Sealing | null): void {
    if (next) this.#told.set(nameOf(next), next.root)
  }

  /** Whether all that is told of the hand's decks holds, and every card that lies open is proved. */
  async inspect({ hand, seats, seal }: TableView): Promise<Verdict> {
    if (!hand) return { says: 'none' }
    if (!seal.hand.length) return { says: 'unsealed' }
    const subtle = this.subtle
    if (!subtle) return { says: 'cannot' }
    const late = new Set<number>()
    const cut = new Set<number>()
    let before = true
    for (const sealing of seal.hand) {
      const told = this.#told.get(nameOf(sealing))
      before &&= told !== undefined
      if (told !== undefined && told !== sealing.root) return { says: 'broken', at: sealing.of }
      if (!(await this.#once(JSON.stringify(sealing), () => cutHolds(sealing, subtle))))
        return { says: 'broken', at: sealing.of }
      for (const seat of await latecomers(sealing, subtle)) late.add(seat)
      for (const { seat } of sealing.pledges) if (seat) cut.add(seat)
    }
    for (const card of seal.opened) {
      const sealing = seal.hand[card.sealing]
      const holds = sealing && (() => cardHolds(sealing, card, subtle))
      if (!holds || !(await this.#once(JSON.stringify([sealing.root, card]), holds)))
        return { says: 'broken', at: card.card }
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

  /** What held once holds for ever, and is not counted again. */
  async #once(what: string, holds: () => Promise<boolean>): Promise<boolean> {
    if (this.#held.has(what)) return true
    const held = await holds()
    if (held) this.#held.add(what)
    return held
  }
}

/** A deck by what it is for; of another game it is another deck. */
function nameOf({ of, cards }: Sealing): string {
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
    const sealing = seal.next
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
