import type { DeckView, ProofView } from '../wire/table'
import { bytesOf, hex, sha256 } from './hash'

/** How many bytes an order is drawn from. */
const SUPPLY = 1024

/** How many bytes the salt of a card has. */
const SALT = 16

/** A random number of 256 bits, to cut a deck with. */
export function freshNonce(source: Crypto = crypto): string {
  return hex(source.getRandomValues(new Uint8Array(32)))
}

/** What is told of a number before the deck is sealed. */
export function commitment(nonce: string, subtle: SubtleCrypto): Promise<string> {
  return sha256(`croupier-nonce-1|${nonce}`, subtle)
}

/** At which place of the sealed deck the card of each step lies: Fisher and Yates, by bytes of HKDF (RFC 5869). */
export async function orderOf(
  { of, cards, root, openings }: Pick<DeckView, 'of' | 'cards' | 'root' | 'openings'>,
  subtle: SubtleCrypto,
): Promise<number[]> {
  const text = new TextEncoder()
  const key = await subtle.importKey('raw', text.encode([...openings].sort().join(',')), 'HKDF', false, [
    'deriveBits',
  ])
  const how = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: text.encode(root),
    info: text.encode(`croupier-cut-1|${of}`),
  }
  const supply = new Uint8Array(await subtle.deriveBits(how, key, SUPPLY * 8))
  const order = Array.from({ length: cards }, (_, place) => place)
  let taken = 0
  for (let last = cards - 1; last > 0; last--) {
    const mask = 2 ** (32 - Math.clz32(last)) - 1
    let other
    do {
      if (taken === SUPPLY) throw new Error('out of bytes')
      other = supply[taken++]! & mask
    } while (other > last)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

/** Whether a deck was cut by those who had committed themselves, the house (seat 0) among them, and by nothing else. */
export async function cutHolds(
  { openings, pledges }: Pick<DeckView, 'openings' | 'pledges'>,
  subtle: SubtleCrypto,
): Promise<boolean> {
  const opened = await Promise.all(openings.map((nonce) => commitment(nonce, subtle)))
  const pledged = new Set(pledges.map((pledge) => pledge.commitment))
  if (new Set(opened).size < opened.length || opened.some((made) => !pledged.has(made))) return false
  return pledges.some(({ seat, commitment }) => seat === 0 && opened.includes(commitment))
}

/** A deck that was cut, and the hashes under its seal, as far as the cards that were opened have shown them. */
export class CutDeck {
  #order: Promise<number[]>
  #pairs = new Map<string, [string, string]>()

  constructor(
    readonly deck: Omit<DeckView, 'pledges'>,
    readonly subtle: SubtleCrypto,
  ) {
    this.#order = orderOf(deck, subtle)
  }

  /** Whether a card lay where the cut says, in the deck that was sealed; cards are asked for in the order they come in. */
  async holds({ step, card, proof }: ProofView): Promise<boolean> {
    const { of, cards, root } = this.deck
    const place = (await this.#order)[step]
    const bytes = bytesOf(proof)
    const shown: [string, [string, string]][] = []
    let found = await this.#hash(`croupier-leaf-1|${of}|${place}|${card}|${hex(bytes.slice(0, SALT))}`)
    let at = place ?? 0
    let taken = SALT
    for (let level = 0; ; level++, at >>= 1) {
      const known = this.#pairs.get(`${level}:${at >> 1}`)
      const top = cards <= 2 ** level
      if (known || top) {
        const right = top
          ? (await this.#hash(`croupier-root-1|${of}|${cards}|${found}`)) === root
          : known![at % 2] === found
        const holds = place !== undefined && right && taken === bytes.length
        if (holds) for (const [where, pair] of shown) this.#pairs.set(where, pair)
        return holds
      }
      const beside = hex(bytes.slice(taken, (taken += 32)))
      const pair: [string, string] = at % 2 ? [beside, found] : [found, beside]
      shown.push([`${level}:${at >> 1}`, pair])
      found = await this.#hash(`croupier-node-1|${pair.join('|')}`)
    }
  }

  #hash(text: string): Promise<string> {
    return sha256(text, this.subtle)
  }
}

/** The seats whose numbers were not there in time. */
export async function latecomers(
  { openings, pledges }: Pick<DeckView, 'openings' | 'pledges'>,
  subtle: SubtleCrypto,
): Promise<number[]> {
  const opened = new Set(await Promise.all(openings.map((nonce) => commitment(nonce, subtle))))
  return pledges.filter((pledge) => !opened.has(pledge.commitment)).map(({ seat }) => seat)
}
