import { expect, test } from 'vitest'
import { asked, wishesOf } from '../../src/pit/felt/deciding'
import { viewAt } from './rounds'

const view = viewAt('decisions', 'decision', 1)
const options = view.options!

test('an exchange wants cards before it can be asked for', () => {
  const none = wishesOf(options, []).find(({ kind }) => kind === 'exchange')!
  expect([none.ready, none.needs]).toEqual([false, '1–5'])
  const three = wishesOf(options, ['9d', 'Jc', '3d']).find(({ kind }) => kind === 'exchange')!
  expect([three.ready, three.count, three.amount]).toEqual([true, 3, 100])
})

test('each button has its own letter', () => {
  const keys = wishesOf(options, []).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('folding looks like giving up and closing like chips going in', () => {
  const weights = Object.fromEntries(wishesOf(options, []).map(({ kind, weight }) => [kind, weight]))
  expect([weights['fold'], weights['close']]).toEqual(['pass', 'first'])
})

test('a choice of several prices is several buttons', () => {
  const play = {
    ...options.choices[0]!,
    kind: 'play',
    amounts: [400, 300],
    fees: [],
    takes: '' as const,
    high: 0,
  }
  const wishes = wishesOf({ ...options, choices: [play] }, [])
  expect(wishes.map(({ amount, several }) => [amount, several])).toEqual([
    [400, true],
    [300, true],
  ])
})

test('the house way is a button of its own', () => {
  const set = {
    ...options.choices[0]!,
    kind: 'set',
    amounts: [],
    fees: [],
    takes: 'low' as const,
    cards: [2, 2] as [number, number],
  }
  const wishes = wishesOf({ ...options, choices: [{ ...set, suggest: ['Kd', 'Qc'] }] }, [])
  expect(wishes.map(({ ready, suggested }) => [ready, suggested])).toEqual([
    [false, null],
    [true, ['Kd', 'Qc']],
  ])
})

test('a decision carries the turn it was made in', () => {
  const { round, turn } = view
  expect(asked(view, options, 'exchange', 100, ['9d'])).toEqual({
    ...{ type: 'decide', round, turn, box: 1 },
    ...{ kind: 'exchange', amount: 100, cards: ['9d'] },
  })
})
