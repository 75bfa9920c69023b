import { expect, test } from 'vitest'
import { verify } from '../../src/pit/side/fairness'
import { sha256 } from '../../src/kit/seal/hash'
import { cameIn, seenIn } from '../../src/pit/felt/settled'
import { viewAt } from './rounds'

const over = viewAt('over')
const fairness = over.fairness!
const revealed = fairness.revealed!

test('a round the room dealt fits the seal it was played under', async () => {
  const before = viewAt('decisions', 'decision', 1).fairness!
  expect(before.commitment).toBe(fairness.commitment)
  expect(before.revealed).toBeNull()
  const verdict = await verify(fairness, seenIn(over))
  expect(verdict).toMatchObject({ says: 'kept', leaves: 52 })
  // The first card dealt is the first below the cut.
  const dealt = verdict.says === 'kept' ? verdict.dealt : []
  expect(Math.min(...dealt)).toBe(0)
})

test('another card under the seal is found out', async () => {
  const [first, ...rest] = revealed.opened
  const other = { ...fairness, revealed: { ...revealed, opened: [{ ...first!, card: 'As' }, ...rest] } }
  expect(await verify(other)).toEqual({ says: 'broken', at: 'As' })
})

test('other leaves are found out', async () => {
  const leaves = [...revealed.leaves].reverse()
  const other = { ...fairness, revealed: { ...revealed, leaves } }
  expect(await verify(other)).toMatchObject({ says: 'broken', at: fairness.of })
})

test('a card that was seen and not opened is found out', async () => {
  const missing = { ...fairness, revealed: { ...revealed, opened: revealed.opened.slice(1) } }
  expect(await verify(missing, seenIn(over))).toEqual({ says: 'broken', at: revealed.opened[0]!.card })
})

test('nothing is said before the round is over, nor where the browser counts no hashes', async () => {
  expect(await verify({ ...fairness, revealed: null })).toEqual({ says: 'open' })
  const none = null as unknown as SubtleCrypto
  expect(await verify(fairness, [], [], none)).toEqual({ says: 'cannot' })
})

/** A machine's round as it was sealed: these cards from the top, without a cut. */
async function sealed(cards: string[]) {
  const opened = cards.map((card, place) => ({ place, card, salt: `salt-${place}` }))
  const leaves = await Promise.all(opened.map(({ salt, card }) => sha256(`${salt}:${card}`, crypto.subtle)))
  const commitment = await sha256(`machine/1:${leaves.join('')}`, crypto.subtle)
  return { of: 'machine/1', commitment, next: null, cut: null, decks: 1, revealed: { leaves, opened } }
}

test('cards doubled for come in the order of the deck, or it is found out', async () => {
  const entry = (kind: string, cards: string[]) => ({
    kind,
    box: 1,
    player: 'Ann',
    field: '',
    amount: 0,
    cards,
  })
  const log = [
    entry('deal', ['Js', 'Jd', '4c', '7h', '9s']),
    entry('hold', ['Js', 'Jd']),
    entry('draw', ['2d', '3c', '8h']),
    entry('against', ['5h']),
    entry('turn', ['6d', 'Ks', '4s', '3h']),
  ]
  const came = cameIn({ log })
  const [seen] = came
  expect(seen).toHaveLength(13)
  expect(await verify(await sealed(seen!), seen, came)).toMatchObject({ says: 'kept', cards: 13 })
  // The king lay first of the four, and the six was shown there.
  const other = seen!.with(9, 'Ks').with(10, '6d')
  expect(await verify(await sealed(other), seen, came)).toEqual({ says: 'broken', at: '6d' })
  expect(await verify(await sealed(other), seen)).toMatchObject({ says: 'kept' })
})

test('each further hand drew from the top of a deck of its own, but for what had been dealt', async () => {
  const entry = (kind: string, box: number, cards: string[]) => ({
    kind,
    box,
    player: 'Ann',
    field: '',
    amount: 0,
    cards,
  })
  const five = ['Js', 'Jd', '4c', '7h', '9s']
  const log = [
    entry('deal', 1, five),
    entry('deal', 2, five),
    entry('hold', 1, ['Js', 'Jd', '9s']),
    entry('draw', 1, ['2d', '3c']),
    entry('draw', 2, ['2d', '8h']),
  ]
  const came = cameIn({ log })
  const first = [...five, '2d', '3c']
  expect(came).toEqual([first, ['2d', '8h']])
  // The nine had been dealt: it is passed over in the second deck, where the same deuce lies on top.
  const whole = { ...(await sealed([...first, '2d', '9s', '8h', 'Js', 'Jd', '4c', '7h'])), decks: 2 }
  expect(await verify(whole, came.flat(), came)).toMatchObject({ says: 'kept', cards: 14, leaves: 14 })
  // A card that nobody was dealt lay between them.
  const other = { ...(await sealed([...first, '2d', 'Kc', '8h', 'Js', 'Jd', '4c', '7h'])), decks: 2 }
  expect(await verify(other, came.flat(), came)).toEqual({ says: 'broken', at: '8h' })
  // In one deck no card is there twice.
  expect(await verify({ ...whole, decks: 1 }, came.flat())).toEqual({ says: 'broken', at: '2d' })
})
