import type { OpenedCard, Sealing } from '../wire/table'
import { hex, sha256 } from './hash'

/** How many bytes an order is drawn from. */
const SUPPLY = 1024

/** A random number of 256 bits, to cut a deck with. */
export function freshNonce(source: Crypto = crypto): string {
  return hex(source.getRandomValues(new Uint8Array(32)))
}

/** What is told of a number before the deck is sealed. */
export function commitment(nonce: string, subtle: SubtleCrypto): Promise<string> {
  return sha256(`croupier-nonce-1|${nonce}`, subtle)
}

/** The seal that an opened card leads to, from its place in a deck of so many cards. */
export async function rootOf(
  of: string,
  cards: number,
  { place, card, salt, path }: Pick<OpenedCard, 'place' | 'card' | 'salt' | 'path'>,
  subtle: SubtleCrypto,
): Promise<string> {
  let found = await sha256(`croupier-leaf-1|${of}|${place}|${card}|${salt}`, subtle)
  let at = place
  for (const beside of path) {
    found = await sha256(`croupier-node-1|${at % 2 ? `${beside}|${found}` : `${found}|${beside}`}`, subtle)
    at = Math.floor(at / 2)
  }
  return sha256(`croupier-root-1|${of}|${cards}|${found}`, subtle)
}

/** At which place of the sealed deck the card of each step lies: Fisher and Yates, by bytes of HKDF (RFC 5869). */
export async function orderOf(
  { of, cards, root, openings }: Pick<Sealing, 'of' | 'cards' | 'root' | 'openings'>,
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
export async function cutHolds(sealing: Sealing, subtle: SubtleCrypto): Promise<boolean> {
  const opened = await Promise.all(sealing.openings.map((nonce) => commitment(nonce, subtle)))
  const pledged = new Set(sealing.pledges.map((pledge) => pledge.commitment))
  if (new Set(opened).size < opened.length || opened.some((made) => !pledged.has(made))) return false
  if (!sealing.pledges.some(({ seat, commitment }) => seat === 0 && opened.includes(commitment))) return false
  return same(sealing.order, await orderOf(sealing, subtle))
}

/** Whether an opened card lay where the cut says, in the deck that was sealed. */
export async function cardHolds(
  { of, cards, root, order }: Sealing,
  opened: OpenedCard,
  subtle: SubtleCrypto,
): Promise<boolean> {
  const depth = cards > 1 ? 32 - Math.clz32(cards - 1) : 0
  return (
    order[opened.step] === opened.place &&
    opened.path.length === depth &&
    (await rootOf(of, cards, opened, subtle)) === root
  )
}

/** The seats whose numbers were not there in time. */
export async function latecomers({ openings, pledges }: Sealing, subtle: SubtleCrypto): Promise<number[]> {
  const opened = new Set(await Promise.all(openings.map((nonce) => commitment(nonce, subtle))))
  return pledges.filter((pledge) => !opened.has(pledge.commitment)).map(({ seat }) => seat)
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((place, step) => place === other[step])
}
