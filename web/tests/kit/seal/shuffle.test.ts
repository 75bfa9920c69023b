import { expect, test } from 'vitest'
import { sha256 } from '../../../src/kit/seal/hash'
import { commitment, CutDeck, cutHolds, freshNonce, latecomers, orderOf } from '../../../src/kit/seal/shuffle'
import { told, vectors } from './vectors'

const subtle = crypto.subtle
const sealing = told.decks[0]!

test('the hashes are those of the vectors', async () => {
  const { of, place, card, salt, is } = vectors.leaf
  expect(await sha256(`croupier-leaf-1|${of}|${place}|${card}|${salt}`, subtle)).toBe(is)
  expect(await commitment(vectors.commitment.nonce, subtle)).toBe(vectors.commitment.is)
  expect(await orderOf(vectors.cut, subtle)).toEqual(vectors.cut.order)
  expect(await orderOf(sealing, subtle)).toEqual(vectors.hand.sealings[0]!.order)
})

const opened = async (cards = told.opened, deck = sealing): Promise<boolean[]> => {
  const cut = new CutDeck(deck, subtle)
  const held: boolean[] = []
  for (const card of cards) held.push(await cut.holds(card))
  return held
}

test('a hand the room dealt fits its seal', async () => {
  expect(await cutHolds(sealing, subtle)).toBe(true)
  expect(await opened()).toEqual(told.opened.map(() => true))
  expect(await latecomers(sealing, subtle)).toEqual([2])
})

test('a card that was changed is found', async () => {
  for (const [at, card] of told.opened.entries()) {
    const proof = Buffer.from(card.proof, 'base64')
    const short = proof.subarray(0, -32)
    const others = [
      { ...card, card: card.card === 'Ah' ? 'Kh' : 'Ah' },
      { ...card, step: card.step + 1 },
      { ...card, step: 60 },
      { ...card, proof: text([proof[0]! ^ 1, ...proof.subarray(1)]) },
      { ...card, proof: text([...proof.subarray(0, -1), proof.at(-1)! ^ 1]) },
      { ...card, proof: text([...proof, ...new Uint8Array(32)]) },
      { ...card, proof: text([...short]) },
    ]
    for (const other of others)
      expect((await opened(told.opened.with(at, other)))[at], JSON.stringify(other)).toBe(false)
  }
})

test('a card that was opened under another seal is found', async () => {
  for (const other of [
    { ...sealing, root: '0'.repeat(64) },
    { ...sealing, of: 'table/oak#2' },
    { ...sealing, cards: 51 },
  ])
    expect(await opened(told.opened, other)).not.toContain(true)
})

test('what a broken card has shown proves nothing', async () => {
  const [first, second] = told.opened
  const proof = Buffer.from(first!.proof, 'base64')
  const wrong = { ...first!, proof: text([...proof.subarray(0, -1), proof.at(-1)! ^ 1]) }
  expect(await opened([wrong, second!])).toEqual([false, false])
})

function text(bytes: Iterable<number>): string {
  return Buffer.from(Uint8Array.from(bytes)).toString('base64')
}

test('a cut that was changed is found', async () => {
  const { openings, pledges } = sealing
  const others = [
    { ...sealing, openings: [...openings, openings[0]!] },
    { ...sealing, openings: [...openings, '0'.repeat(64)] },
    { ...sealing, pledges: pledges.filter(({ seat }) => seat) },
    { ...sealing, pledges: pledges.filter(({ seat }) => seat !== 1) },
  ]
  for (const other of others) expect(await cutHolds(other, subtle)).toBe(false)
})

test('a hash that fills the lowest row of three leaves leads to the root of the vectors', async () => {
  const { of, leaves, path_of_2, top, root } = vectors.tree
  let found = leaves[2]!
  for (const [level, beside] of path_of_2.entries())
    found = await sha256(
      `croupier-node-1|${(2 >> level) % 2 ? `${beside}|${found}` : `${found}|${beside}`}`,
      subtle,
    )
  expect(found).toBe(top)
  expect(await sha256(`croupier-root-1|${of}|3|${top}`, subtle)).toBe(root)
})

test('a number to cut with has 256 bits and comes once', () => {
  expect(freshNonce()).toMatch(/^[0-9a-f]{64}$/)
  expect(freshNonce()).not.toBe(freshNonce())
})
