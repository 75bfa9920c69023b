import { expect, test } from 'vitest'
import { oddsBeside } from '../../src/pit/felt/printed'
import { payShown } from '../../src/pit/felt/settled'
import { changeOf, holds, missingIn, payoutsOf, unstaked } from '../../src/pit/staff/paying'
import { pitTexts } from '../../src/pit/text/texts'
import { speak } from '../speak'
import { viewAt } from './rounds'

await speak(pitTexts)

const [box] = viewAt('decisions', 'decision', 1).boxes
const boxes = [{ ...box!, box: 1, staked: { ante: 100, bet: 200, bonus: 0 } }]

test.each([
  ['lost', -200],
  ['0', 0],
  ['600', 600],
  ['', null],
  ['-5', null],
  ['1e3', null],
])('“%s” on a bet of 200 is %s', (typed, change) => {
  expect(changeOf(typed, 200)).toBe(change)
})

test('every field with chips is to be laid out, and no other', () => {
  expect(missingIn(boxes, {})).toBe(2)
  expect(missingIn(boxes, { 1: { ante: '0', bet: '' } })).toBe(1)
  const paid = { 1: { ante: '0', bet: '400' } }
  expect(missingIn(boxes, paid)).toBe(0)
  expect(payoutsOf(boxes, paid)).toEqual({ type: 'pay', boxes: [{ box: 1, changes: { ante: 0, bet: 400 } }] })
})

test('beside a field stand the odds that are paid on it', () => {
  const { tables } = viewAt('decisions', 'decision', 1).layout
  const beside = oddsBeside('bet', tables)
  expect(beside[0]).toEqual({ combination: 'royal-flush', odds: '100', table: 'bet' })
  expect(beside.at(-1)!.combination).toBe('ace-king')
  expect(oddsBeside('insurance', tables)).toEqual([])
})

test('what is paid out of the display stands first beside a progressive, as the part of it that is paid', () => {
  const tables = [
    { name: 'progressive', rows: [{ combination: 'flush', odds: '50' }] },
    { name: 'progressive-share', rows: [{ combination: 'royal-flush', odds: '100' }] },
  ]
  expect(
    oddsBeside('progressive', tables).map(({ table, combination, odds }) => [
      combination,
      payShown(table, odds),
    ]),
  ).toEqual([
    ['royal-flush', '100% of the fund'],
    ['flush', '50:1'],
  ])
})

test('what a box holds is marked where it is paid for that, not where it is paid for other cards too', () => {
  const straight = { combination: 'straight', odds: '6' }
  const three = { hand: { code: 'hand-straight', params: {} } }
  expect(holds(three, 'pair-plus', straight)).toBe(true)
  expect(holds(three, 'pair-plus', { combination: 'flush', odds: '4' })).toBe(false)
  // A straight of three cards is none of the best five of six, and a neighbour's is another's.
  expect(holds(three, 'six-card', straight)).toBe(false)
  expect(holds(three, 'envy', straight)).toBe(false)
})

test('a bonus without a stake is laid out where it is paid, and told only then', () => {
  const tables = [{ name: 'ante-bonus', rows: [{ combination: 'straight', odds: '1' }] }]
  const held = { ...box!, box: 1, staked: { ante: 100 } }
  expect(unstaked(held, tables)).toEqual(['ante-bonus'])
  expect(unstaked({ ...held, state: 'out' }, tables)).toEqual([])
  const changes = (bonus: string) => payoutsOf([held], { 1: { ante: '100', 'ante-bonus': bonus } })
  expect(missingIn([held], { 1: { ante: '100', 'ante-bonus': '' } })).toBe(0)
  expect(missingIn([held], { 1: { ante: '100', 'ante-bonus': '4o' } })).toBe(1)
  expect(changes('')).toEqual({ type: 'pay', boxes: [{ box: 1, changes: { ante: 100 } }] })
  expect(changes('40')).toEqual({
    type: 'pay',
    boxes: [{ box: 1, changes: { ante: 100, 'ante-bonus': 40 } }],
  })
})
