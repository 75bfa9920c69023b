import { expect, test } from 'vitest'
import { knows, LANGUAGES, sayIn } from '../../src/kit/text/catalogue'
import { pitTexts } from '../../src/pit/text/texts'
import { houseName, tableName, termsOf } from '../../src/pit/say'
import { speak } from '../speak'
import { viewAt } from './rounds'

await speak(pitTexts)

test.each(LANGUAGES)('fields, choices and combinations of a table have names: %s', (language) => {
  const { layout, options } = viewAt('decisions', 'decision', 1)
  const wanted = [
    ...layout.fields.map((field) => `field-${field}`),
    ...options!.choices.map(({ kind }) => `do-${kind}`),
    ...layout.tables.map(({ name }) => `table-${name}`),
    ...layout.tables.flatMap(({ rows }) => rows.map(({ combination }) => `pays-${combination}`)),
  ]
  expect(wanted.filter((code) => !knows(language, code))).toEqual([])
})

test('Russian counts chips as Russians do', () => {
  const told = (amount: number) => sayIn('ru', 'machine-won', { hand: 'стрит', amount })
  expect([1, 3, 20].map(told)).toEqual([
    'стрит: выиграна 1 фишка',
    'стрит: выиграны 3 фишки',
    'стрит: выиграно 20 фишек',
  ])
})

test.each([
  ['9-6', '9\u2009–\u20096'],
  ['deluxe-8-5', 'Deluxe 8\u2009–\u20095'],
  ['not-so-ugly', 'Not so ugly ducks'],
  ['quads-15', 'Four of a kind 15'],
])('the house %s is called %s', (house, name) => {
  expect(houseName(house)).toBe(name)
})

test.each([
  ['Ultimate Texas', 'ultimate-texas-holdem', '', ''],
  ['Oasis Poker 2', 'oasis', '', ''],
  ['Ruby', 'oasis', '', 'Oasis Poker'],
  ['Jacks or Better', 'jacks-or-better', '8-5', '8\u2009–\u20095'],
])('the table %s is not called its game twice', (name, game, house, terms) => {
  expect(termsOf({ name, game, house, nth: 0 })).toBe(terms)
})

test('a table that nobody named is called after its game in the language of who reads', () => {
  const table = { name: 'Видеопокер 2', game: 'jacks-or-better', nth: 2 }
  expect(tableName(table)).toBe('Jacks or Better 2')
  expect(tableName({ ...table, nth: 0 })).toBe('Видеопокер 2')
  expect(tableName({ ...table, game: 'ultimate-texas-holdem', nth: 1 })).toBe('Ultimate Texas')
})
