import { describe, expect, test } from 'vitest'
import { Cutter, Inspector } from '../../../src/table/state/seal'
import type { DeckView, TableView, You } from '../../../src/kit/wire/table'
import { commitment } from '../../../src/kit/seal/shuffle'
import { told } from '../../kit/seal/vectors'
import { hand, seat, view } from '../../views'

const sealing = told.decks[0]!
const waiting: DeckView = { ...sealing, openings: [] }
const board = told.opened.filter(({ step }) => step > 6).map(({ card }) => card)
const own = told.opened.filter(({ step }) => step < 6).map(({ card }) => card)

function table(more: Partial<TableView> = {}): TableView {
  const seats = [seat(2, 'Boris', { cards: own.slice(0, 2) }), seat(3, 'Vera', { cards: own.slice(2) })]
  return view({
    seats,
    hand: hand({ board, boards: [board] }),
    seal: told,
    ...more,
  })
}

describe('the seal of a hand', () => {
  test('is whole where every card that is seen is proved', async () => {
    const inspector = new Inspector(crypto.subtle)
    expect(await inspector.inspect(table())).toEqual({
      says: 'whole',
      cards: 9,
      late: [2],
      cut: [1, 3],
      before: false,
    })
    inspector.hear({ decks: [waiting], opened: [] })
    expect(await inspector.inspect(table())).toMatchObject({ says: 'whole', before: true })
  })

  test('is broken by another seal than the one that was told before', async () => {
    const inspector = new Inspector(crypto.subtle)
    inspector.hear({ decks: [{ ...waiting, root: '0'.repeat(64) }], opened: [] })
    expect(await inspector.inspect(table())).toEqual({ says: 'broken', at: sealing.of })
  })

  test('is broken by a card that lies open and is not proved', async () => {
    const inspector = new Inspector(crypto.subtle)
    // The last card has shown nothing that another needs.
    const opened = told.opened.filter(({ card }) => card !== board.at(-1))
    const broken = table({ seal: { ...told, opened } })
    expect(await inspector.inspect(broken)).toEqual({ says: 'broken', at: board.at(-1) })
  })

  test('is broken by a card that lay elsewhere, and by another cut', async () => {
    const inspector = new Inspector(crypto.subtle)
    const [first, ...rest] = told.opened
    const moved = [{ ...first!, card: '2c' }, ...rest]
    const elsewhere = table({ seal: { ...told, opened: moved } })
    expect(await inspector.inspect(elsewhere)).toEqual({ says: 'broken', at: '2c' })
    const other = { ...sealing, openings: sealing.openings.slice(1) }
    const cut = table({ seal: { ...told, decks: [other] } })
    expect(await inspector.inspect(cut)).toEqual({ says: 'broken', at: own[0] })
    const more = { ...sealing, openings: [...sealing.openings, '0'.repeat(64)] }
    const uncalled = table({ seal: { ...told, decks: [more] } })
    expect(await inspector.inspect(uncalled)).toEqual({ says: 'broken', at: sealing.of })
  })

  test('is broken by a proof that is no text of bytes, and by one for another deck', async () => {
    const inspector = new Inspector(crypto.subtle)
    const [first, ...rest] = told.opened
    for (const other of [
      { ...first!, proof: '?' },
      { ...first!, deck: 1 },
    ]) {
      const broken = table({ seal: { ...told, opened: [other, ...rest] } })
      expect(await inspector.inspect(broken)).toEqual({ says: 'broken', at: first!.card })
    }
  })

  test('says nothing before a hand, of a hand without one, and where nothing can be counted', async () => {
    const inspector = new Inspector(crypto.subtle)
    expect(await inspector.inspect(table({ hand: null }))).toEqual({ says: 'none' })
    const bare = table({ seal: { decks: [], opened: [] } })
    expect(await inspector.inspect(bare)).toEqual({ says: 'unsealed' })
    const none = null as unknown as SubtleCrypto
    expect(await new Inspector(none).inspect(table())).toEqual({ says: 'cannot' })
  })
})

describe('a player’s part in the cut', () => {
  const you = { seat: 2 } as You
  const at = (next: DeckView | null, who: You | null = you) =>
    view({ you: who, seal: { decks: next ? [next] : [], opened: [] } })

  test('is a commitment on sitting down, opened once the seal is out, and another one', async () => {
    const cutter = new Cutter(crypto.subtle)
    expect(await cutter.next(at(null, null))).toEqual([])
    const [pledge] = await cutter.next(at(null))
    if (pledge?.type !== 'pledge') throw new Error('no pledge')
    expect(await cutter.next(at(null))).toEqual([])
    const next = { ...waiting, pledges: [...waiting.pledges, { seat: 2, commitment: pledge.commitment }] }
    const [opening, again] = await cutter.next(at(next))
    if (opening?.type !== 'open-nonce') throw new Error('no opening')
    expect(opening.of).toBe(sealing.of)
    expect(await commitment(opening.nonce, crypto.subtle)).toBe(pledge.commitment)
    expect(again).toMatchObject({ type: 'pledge' })
    expect(again).not.toEqual(pledge)
    expect(await cutter.next(at(next))).toEqual([])
  })

  test('begins anew where the house has forgotten it', async () => {
    const cutter = new Cutter(crypto.subtle)
    await cutter.next(at(null))
    expect(await cutter.next(at(waiting))).toMatchObject([{ type: 'pledge' }])
  })

  test('is none where the browser counts no hashes', async () => {
    expect(await new Cutter(null as unknown as SubtleCrypto).next(at(waiting))).toEqual([])
  })
})
