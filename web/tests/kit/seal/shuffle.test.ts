import { expect, test } from 'vitest'
import { sha256 } from '../../../src/kit/seal/hash'
import {
  cardHolds,
  commitment,
  cutHolds,
  freshNonce,
  latecomers,
  orderOf,
  rootOf,
} from '../../../src/kit/seal/shuffle'
import { transcript, vectors } from './vectors'

const subtle = crypto.subtle
const sealing = transcript.sealings[0]!

test('the hashes are those of the vectors', async () => {
  const { of, place, card, salt, is } = vectors.leaf
  expect(await sha256(`croupier-leaf-1|${of}|${place}|${card}|${salt}`, subtle)).toBe(is)
  expect(await commitment(vectors.commitment.nonce, subtle)).toBe(vectors.commitment.is)
  expect(await orderOf(vectors.cut, subtle)).toEqual(vectors.cut.order)
})

test('a hand the room dealt fits its seal', async () => {
  expect(await cutHolds(sealing, subtle)).toBe(true)
  for (const card of transcript.opened) expect(await cardHolds(sealing, card, subtle)).toBe(true)
  expect(await latecomers(sealing, subtle)).toEqual([2])
})

test('a card that was changed is found', async () => {
  const card = transcript.opened[3]!
  const [first, ...rest] = card.path
  const others = [
    { ...card, card: card.card === 'Ah' ? 'Kh' : 'Ah' },
    { ...card, salt: '0'.repeat(32) },
    { ...card, place: card.place ^ 1 },
    { ...card, step: card.step + 1 },
    { ...card, path: ['0'.repeat(64), ...rest] },
    { ...card, path: [first!, first!, ...rest] },
    { ...card, path: rest },
  ]
  for (const other of others) expect(await cardHolds(sealing, other, subtle)).toBe(false)
})

test('a cut that was changed is found', async () => {
  const { openings, order, pledges } = sealing
  const others = [
    { ...sealing, of: 'table/oak#2' },
    { ...sealing, root: '0'.repeat(64) },
    { ...sealing, openings: openings.slice(1) },
    { ...sealing, openings: [...openings, openings[0]!] },
    { ...sealing, openings: [...openings, '0'.repeat(64)] },
    { ...sealing, order: [order[1]!, order[0]!, ...order.slice(2)] },
    { ...sealing, order: order.slice(1) },
    { ...sealing, pledges: pledges.filter(({ seat }) => seat) },
    { ...sealing, pledges: pledges.filter(({ seat }) => seat !== 1) },
  ]
  for (const other of others) expect(await cutHolds(other, subtle)).toBe(false)
})

test('a tree of three leaves has the root of the vectors', async () => {
  const { of, leaves, path_of_2, top, root } = vectors.tree
  let found = leaves[2]!
  for (const [level, beside] of path_of_2.entries())
    found = await sha256(
      `croupier-node-1|${(2 >> level) % 2 ? `${beside}|${found}` : `${found}|${beside}`}`,
      subtle,
    )
  expect(found).toBe(top)
  expect(await sha256(`croupier-root-1|${of}|3|${top}`, subtle)).toBe(root)
  expect(await rootOf(of, 1, { place: 0, card: 'Ah', salt: '00', path: [] }, subtle)).toHaveLength(64)
})

test('a number to cut with has 256 bits and comes once', () => {
  expect(freshNonce()).toMatch(/^[0-9a-f]{64}$/)
  expect(freshNonce()).not.toBe(freshNonce())
})
