import { expect, test } from 'vitest'
import { reasonsOf } from '../../src/pit/felt/reasons'
import { sentenceOf } from '../../src/pit/say'
import { pitTexts } from '../../src/pit/text/texts'
import { speak } from '../speak'
import { viewAt } from './rounds'

await speak(pitTexts)

const over = viewAt('over')
const box = over.boxes.find(({ settlement }) => settlement)!

test('time that ran out is the reason, and no hand', () => {
  const [first] = reasonsOf(over, { ...box, silent: true })
  expect(first).toBe('Time ran out')
})

test('of two hands of one name the other cards decided, unless neither won', () => {
  const table = { ...over, dealer: { ...over.dealer, hand: box.hand, changed: null } }
  const told = (result: string) =>
    reasonsOf(table, { ...box, silent: false, settlement: { ...box.settlement!, result, hands: [] } })[0]
  expect(told('lose')).toContain('the other cards decide')
  expect(told('win')).toContain('the other cards decide')
  expect(told('tie')).not.toContain('the other cards decide')
})

test('who bought nothing did not stand against the bought card', () => {
  const against = (changed: string[] | null) =>
    reasonsOf(
      { ...over, dealer: { ...over.dealer, hand: box.hand, changed } },
      { ...box, silent: false, settlement: { ...box.settlement!, result: 'no-game', hands: [] } },
    )
  expect(against(null)[0]).toContain('The dealer has')
  expect(against(['4c', '5d', 'Jh', '9s', 'Jd']).join()).not.toContain('The dealer has')
})

test('each field says what became of it', () => {
  const line = { from_meter: 0, shows: true, from_boxes: 0, commission: 0 }
  const lines = [
    { ...line, field: 'ante', stake: 100, change: 0 },
    { ...line, field: 'bet', stake: 200, change: -200 },
    { ...line, field: 'bonus', stake: 20, change: 400 },
    { ...line, field: 'stake', stake: 100, change: 95, commission: 5 },
  ]
  const settlement = { ...box.settlement!, result: 'fold', hands: [], lines }
  expect(reasonsOf(over, { ...box, silent: false, settlement })).toEqual([
    'won: Bonus 400, Stake 95 (the house keeps 5); lost: Bet 200; back: Ante 100',
  ])
})

test.each([
  [2, 'against the bank of box 2 (Ann): high hand won, low hand equal'],
  [0, 'against the house’s bank: high hand won, low hand equal'],
])('where the bank goes round it is told against whose box one stood: %i', (holder, told) => {
  const hands: [string, string][] = [
    ['high', 'win'],
    ['low', 'copy'],
  ]
  const stood = { ...box, silent: false, settlement: { ...box.settlement!, hands } }
  const table = { ...over, boxes: [{ ...box, box: 2, player: 'Ann' }], bank: { holder, last: 0 } }
  expect(reasonsOf(table, stood)[0]).toBe(told)
})

test('a box that time has folded is told so, and another that it has folded', () => {
  const said = { code: 'pit-says-fold', box: 2, combinations: [], odds: '0', amount: 0 }
  expect(sentenceOf(said, [{ box: 2, silent: true }])).toBe('Box 2: time ran out and has folded it.')
  expect(sentenceOf(said, [{ box: 2, silent: false }])).toBe('Box 2 has folded.')
})
