import { expect, test } from 'vitest'
import type { Terms } from '../../../src/table/seen'
import { stakesOf, unitOf, usualBuyIn } from '../../../src/table/state/stakes'
import { sayIn } from '../../../src/kit/text/catalogue'
import { stud, terms, tripleDraw } from '../../views'
import { tableTexts } from '../../../src/table/text/texts'
import { speak } from '../../speak'

await speak(tableTexts)

function words(table: Terms, language: 'en' | 'ru' = 'en'): string {
  return stakesOf(table)
    .map(({ code, params }) => sayIn(language, code, params))
    .join(' · ')
}

test('stakes are written as players write them', () => {
  expect(words(terms)).toBe('50/100')
  expect(words({ ...terms, ante: 100, ante_by: 'big-blind' })).toBe('50/100 · BB ante 100')
  expect(words(tripleDraw)).toBe('100/200 limit')
  expect(words(stud)).toBe('100/200 limit · ante 15 · bring-in 25')
  expect(words(stud, 'ru')).toBe('100/200 лимит · анте 15 · бринг-ин 25')
  expect(words({ ...terms, betting: 'spread-limit', bets: [50, 250] })).toBe('50–250 spread')
})

test('stacks are counted in big blinds, or in big bets where there are bets', () => {
  expect([unitOf(terms), usualBuyIn(terms)]).toEqual([100, 100])
  expect([unitOf(stud), usualBuyIn(stud)]).toEqual([200, 40])
  expect(unitOf({ big_blind: 0, bets: [] })).toBe(1)
})
