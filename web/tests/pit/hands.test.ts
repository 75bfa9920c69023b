import { expect, test } from 'vitest'
import type { BoxView } from '../../src/kit/wire/pit'
import { bestOf, heldIn, wonBy } from '../../src/pit/machine/hands'

function hand(combination: string, change: number): Pick<BoxView, 'settlement'> {
  const line = { field: 'coins', stake: 5, change, from_meter: 0, shows: true, from_boxes: 0, commission: 0 }
  const settlement = { result: '', combinations: [combination], odds: '1', qualified: true, lines: [line] }
  return { settlement: { ...settlement, envy: [], hands: [], gained: 1 } }
}

const PAYS = ['flush', 'three-of-a-kind', 'jacks-or-better'].map((combination) => ({
  combination,
  pays: [1],
}))

test('what several hands won is counted together, and the best of them is told', () => {
  const hands = [hand('jacks-or-better', 0), hand('pair', -5), hand('three-of-a-kind', 10)]
  expect(wonBy(hands)).toBe(5 + 0 + 15)
  expect(bestOf(hands, { rows: PAYS })).toBe('three-of-a-kind')
})

test('where no hand is paid none is the best, and a hand that is not settled has won nothing', () => {
  expect(bestOf([hand('flush', -5)], { rows: PAYS })).toBe('')
  expect(wonBy([{ settlement: null }])).toBe(0)
})

test('held cards lie where they lay, and drawn ones where a card was thrown', () => {
  const order = ['Js', '4c', 'Jd', '7h', '9s']
  expect(heldIn(order, ['Js', 'Jd'])).toEqual(['Js', null, 'Jd', null, null])
  expect(heldIn(order, ['Js', 'Jd', '2d', '3c', '8h'])).toEqual(['Js', '2d', 'Jd', '3c', '8h'])
})
