import { expect, test } from 'vitest'
import { flawsOf, nextOf, refusedAt } from '../../src/pit/list/opening'
import { usualName } from '../../src/pit/say'
import { pitTexts } from '../../src/pit/text/texts'
import { speak } from '../speak'

await speak(pitTexts)

const LIMITS = { minimum: 2_000, times: 100, own: 2 }
const JADE = { name: 'Jade', game: 'three-card', nth: 0 }
const typed = { name: 'Oak', minimum: 100, maximum: 2_000 }

test('a table is called after its game by the first number that none has', () => {
  const first = { name: 'Три карты', game: 'three-card', nth: 1 }
  expect(nextOf('three-card', [JADE])).toBe(1)
  expect(nextOf('three-card', [JADE, first])).toBe(2)
  expect(
    nextOf('three-card', [
      { ...JADE, name: 'three card poker' },
      { ...first, nth: 2 },
    ]),
  ).toBe(3)
})

test.each([
  ['texas-holdem-bonus', 1, 'Texas Hold’em Bonus'],
  ['texas-holdem-bonus', 2, 'Texas Hold’em 2'],
  ['ultimate-texas-holdem', 1, 'Ultimate Texas'],
  ['three-card', 12, 'Three Card Poker 12'],
])('%s number %i is called “%s”: a name keeps to whole words', (game, nth, name) => {
  expect(usualName(game, nth)).toBe(name)
})

test.each([
  [{}, {}],
  [{ minimum: 10_000, maximum: 200_000 }, { minimum: 'From 1 to 2,000 chips' }],
  [{ minimum: 0 }, { minimum: 'From 1 to 2,000 chips' }],
  [{ maximum: 99 }, { maximum: 'From 100 to 10,000 chips' }],
  [{ maximum: 10_001 }, { maximum: 'From 100 to 10,000 chips' }],
  [{ name: ' jade ' }, { name: 'There is a table of this name already' }],
])('%o is refused before it is sent as %o', (change, flaws) => {
  expect(flawsOf({ ...typed, ...change }, false, LIMITS, [JADE])).toEqual(flaws)
})

test('a machine has no plate of its opener’s', () => {
  expect(flawsOf({ ...typed, minimum: 10_000 }, true, LIMITS, [JADE])).toEqual({})
})

test('a refusal stands at the field it concerns', () => {
  expect(
    ['room-name-taken', 'room-name-invisible', 'room-pit-bad-plate', 'room-tables-of-one'].map(refusedAt),
  ).toEqual(['name', 'name', 'maximum', ''])
})
