import { expect, test } from 'vitest'
import { LANGUAGES, sayIn } from '../../../src/kit/text/catalogue'
import { OpenTable } from '../../../src/kit/wire/house-forms'
import { mannersTexts } from '../../../src/table/manners/words'
import { BETS, BLINDS, calledAfter, fit, ladderOf, toOpen, USUAL } from '../../../src/table/state/opening'
import { speak } from '../../speak'

const wanted = {
  game: 'nl-holdem',
  name: ' Riverside ',
  seats: 9,
  rung: USUAL,
  bots: 5,
  learning: false,
  rabbit: false,
  private: false,
  password: '',
  level: 'medium' as const,
}

test('a table is opened with blinds, a limit table with bets', () => {
  expect(toOpen(wanted)).toEqual({
    type: 'open-table',
    name: 'Riverside',
    game: 'nl-holdem',
    seats: 9,
    small: 50,
    big: 100,
    bots: 5,
    learning: false,
    rabbit: false,
    level: 'medium',
  })
  expect(toOpen({ ...wanted, game: 'razz' })).toMatchObject({ small: 100, big: 200, seats: 8 })
  expect(ladderOf('horse')).toBe(BETS)
  expect(ladderOf('badugi')).toBe(BETS)
  expect(ladderOf('nl-2-7-single-draw')).toBe(BLINDS)
})

test('a private table is asked for with its password, an open one with none', () => {
  expect(toOpen({ ...wanted, private: true, password: ' seven ' })).toMatchObject({
    private: true,
    password: 'seven',
  })
  expect(toOpen({ ...wanted, password: 'seven' })).not.toHaveProperty('password')
})

test('a game takes no more chairs than it deals to, and one is left for a person', () => {
  expect(fit({ ...wanted, game: '2-7-triple-draw', bots: 9 })).toMatchObject({ seats: 6, bots: 5 })
  expect(fit({ ...wanted, game: 'kuhn' })).toMatchObject({ seats: 2, bots: 1 })
})

test('a table has its owner’s name in the usual words, or alone where those are too long', () => {
  expect(calledAfter('Ann', 'Ann’s table', 20)).toBe('Ann’s table')
  expect(calledAfter('Konstantin Belov', 'Konstantin Belov’s table', 20)).toBe('Konstantin Belov')
  expect(calledAfter('Александра К.', 'Стол игрока Александра К.', 20)).toBe('Александра К.')
})

test('in every language the name that stands in the field is one the house takes, however long its owner’s', async () => {
  await speak(mannersTexts)
  for (const language of LANGUAGES) {
    const { longest } = OpenTable.name
    const usual = (name: string) => calledAfter(name, sayIn(language, 'open-name-usual', { name }), longest)
    expect(usual('Ann')).toBe(sayIn(language, 'open-name-usual', { name: 'Ann' }))
    for (let letters = 1; letters <= longest; letters++) {
      const owner = 'Щ'.repeat(letters)
      expect(usual(owner).length).toBeLessThanOrEqual(longest)
      expect(usual(owner)).toContain(owner)
    }
  }
})
