import { describe, expect, test } from 'vitest'
import { Cutter, Inspector } from '../../../src/table/state/seal'
import type { Sealing, TableView, You } from '../../../src/kit/wire/table'
import { commitment } from '../../../src/kit/seal/shuffle'
import { transcript } from '../../kit/seal/vectors'
import { hand, seat, view } from '../../views'

const sealing = transcript.sealings[0]!
const waiting: Sealing = { ...sealing, openings: [], order: [] }
const board = transcript.opened.filter(({ step }) => step > 6).map(({ card }) => card)
const own = transcript.opened.filter(({ step }) => step < 6).map(({ card }) => card)

function table(more: Partial<TableView> = {}): TableView {
  const seats = [seat(2, 'Boris', { cards: own.slice(0, 2) }), seat(3, 'Vera', { cards: own.slice(2) })]
  return view({
    seats,
    hand: hand({ board, boards: [board] }),
    seal: { next: null, hand: [sealing], opened: transcript.opened },
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
    inspector.hear(waiting)
    expect(await inspector.inspect(table())).toMatchObject({ says: 'whole', before: true })
  })

  test('is broken by another seal than the one that was told before', async () => {
    const inspector = new Inspector(crypto.subtle)
    inspector.hear({ ...waiting, root: '0'.repeat(64) })
    expect(await inspector.inspect(table())).toEqual({ says: 'broken', at: sealing.of })
  })

  test('is broken by a card that lies open and is not proved', async () => {
    const inspector = new Inspector(crypto.subtle)
    const opened = transcript.opened.filter(({ card }) => card !== board[0])
    const broken = table({ seal: { next: null, hand: [sealing], opened } })
    expect(await inspector.inspect(broken)).toEqual({ says: 'broken', at: board[0] })
  })

  test('is broken by a card that lay elsewhere, and by another cut', async () => {
    const inspector = new Inspector(crypto.subtle)
    const [first, ...rest] = transcript.opened
    const moved = [{ ...first!, card: '2c' }, ...rest]
    const elsewhere = table({ seal: { next: null, hand: [sealing], opened: moved } })
    expect(await inspector.inspect(elsewhere)).toEqual({ says: 'broken', at: '2c' })
    const other = { ...sealing, openings: sealing.openings.slice(1) }
    const cut = table({ seal: { next: null, hand: [other], opened: transcript.opened } })
    expect(await inspector.inspect(cut)).toEqual({ says: 'broken', at: sealing.of })
  })

  test('says nothing before a hand, of a hand without one, and where nothing can be counted', async () => {
    const inspector = new Inspector(crypto.subtle)
    expect(await inspector.inspect(table({ hand: null }))).toEqual({ says: 'none' })
    const bare = table({ seal: { next: null, hand: [], opened: [] } })
    expect(await inspector.inspect(bare)).toEqual({ says: 'unsealed' })
    const none = null as unknown as SubtleCrypto
    expect(await new Inspector(none).inspect(table())).toEqual({ says: 'cannot' })
  })
})

describe('a player’s part in the cut', () => {
  const you = { seat: 2 } as You
  const at = (next: Sealing | null, who: You | null = you) =>
    view({ you: who, seal: { next, hand: [], opened: [] } })

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
