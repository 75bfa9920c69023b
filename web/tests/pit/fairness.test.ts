import { expect, test } from 'vitest'
import { verify } from '../../src/pit/side/fairness'
import { seenIn } from '../../src/pit/felt/settled'
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
  expect(await verify(fairness, [], none)).toEqual({ says: 'cannot' })
})
