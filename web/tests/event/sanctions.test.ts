import { expect, test } from 'vitest'
import type { Advice } from '../../src/event/house'
import { bookHas, SANCTIONS } from '../../src/event/desk/players/sanctions'

const rung = (sanction: string, least = 0, most = 0, must = false): Advice['penalties'][number] => ({
  sanction,
  must,
  rounds: [least, most],
  by: 'floor',
})

const marked = (...penalties: Advice['penalties']) =>
  SANCTIONS.flatMap(({ sanction, number }) => {
    const has = bookHas({ penalties }, sanction, number)
    return has ? [`${sanction} ${number} ${has}`] : []
  })

test('a first delay costs a warning by the book, and no more than may he be disqualified (TDA-2022:71)', () => {
  expect(
    marked(rung('warning'), rung('missed-hands'), rung('missed-rounds', 1), rung('disqualification')),
  ).toEqual([
    'warning 0 now',
    'hands 1 may',
    'rounds 1 may',
    'rounds 2 may',
    'rounds 3 may',
    'disqualified 0 may',
  ])
})

test('a second delay is a hand missed, and the warning is no answer any more', () => {
  expect(marked(rung('missed-hands'), rung('disqualification'))).toEqual([
    'hands 1 now',
    'disqualified 0 may',
  ])
})

test('from one round to four he may miss any of them, and what must come comes now (FSPR:disc-5)', () => {
  expect(marked(rung('warning'), rung('missed-rounds', 1, 2))).toEqual([
    'warning 0 now',
    'rounds 1 may',
    'rounds 2 may',
  ])
  expect(marked(rung('missed-rounds', 1, 1, true))).toEqual(['rounds 1 now'])
  expect(marked(rung('missed-rounds', 2, 2, true), rung('disqualification', 0, 0, true))).toEqual([
    'rounds 2 now',
    'disqualified 0 now',
  ])
})

test('an offence no book knows marks nothing', () => {
  expect(marked()).toEqual([])
})
