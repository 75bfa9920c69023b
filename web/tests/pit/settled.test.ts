import { expect, test } from 'vitest'
import { bestOf, costIn, isBest, isChosen } from '../../src/pit/side/lesson'
import { netOf, oddsShown, payShown, sumShown } from '../../src/pit/felt/settled'
import { viewAt } from './rounds'

test('a box is the sum of its lines', () => {
  const nets = viewAt('over').boxes.map(({ settlement }) => netOf(settlement!))
  expect(nets).toEqual([680, 100])
})

test('only a line that the odds explain is shown as a sum', () => {
  const { settlement } = viewAt('over').boxes[0]!
  const shown = settlement!.lines.filter((line) => sumShown(settlement!, line)).map(({ field }) => field)
  expect(shown).toEqual(['bet'])
})

test('odds as people write them', () => {
  expect([oddsShown('3/2'), oddsShown('7')]).toEqual(['3:2', '7:1'])
  expect([payShown('bonus', '50'), payShown('envy', '50')]).toEqual(['50:1', '50'])
})

test('a lesson shows the best choices, and the one that was taken wherever it stands', () => {
  const choices = Array.from({ length: 9 }, (_, place) => ({
    ...{ kind: 'hold', amount: 0 },
    cards: [`${place + 2}h`],
    value: String(-place / 10),
  }))
  const taken = {
    ...choices[8]!,
    round: 1,
    box: 1,
    stage: 'draw',
    best: choices[0]!,
    cost: '0.8',
    choices,
    exact: true,
  }
  const shown = bestOf(taken)
  expect(shown.map(({ cards }) => cards[0])).toEqual(['2h', '3h', '4h', '5h', '6h', '7h', '10h'])
  expect(shown.filter((choice) => isChosen(taken, choice))).toHaveLength(1)
  expect(costIn('0.125', 100)).toBe(12.5)
})

test('before its cost is known a decision is best where it is what the table says, and else not', () => {
  const read = {
    ...{ round: 1, box: 1, stage: 'decision', kind: 'exchange', amount: 0, cards: ['2c', '7d'] },
    ...{ value: null, cost: null, choices: [], exact: true },
  }
  const best = (kind: string, cards: string[]) => ({ kind, cards, amount: 0, value: null })
  expect(isBest({ ...read, best: best('exchange', ['7d', '2c']) })).toBe(true)
  expect(isBest({ ...read, best: best('exchange', ['7d', '3c']) })).toBe(false)
  expect(isBest({ ...read, best: best('sixth', []) })).toBe(false)
  expect(isBest({ ...read, cost: '0.1', best: best('exchange', ['7d', '2c']) })).toBe(false)
})
