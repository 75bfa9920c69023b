import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { familyOf, FAMILIES, gameOf, GAMES } from '../../src/kit/games'
import { knows, LANGUAGES } from '../../src/kit/text/catalogue'
import { tableTexts } from '../../src/table/text/texts'
import { speak } from '../speak'

await speak(tableTexts)

const catalogue = readFileSync(join(import.meta.dirname, '../../../src/croupier/play/catalogue.py'), 'utf8')
const [variants, mixes] = catalogue.split('rotations: Final')
const dealt = [...variants!.matchAll(/(?:\bid=|\bVariant\(\s*)"([a-z0-9-]+)"/g)].map(([, id]) => id!)
const rotations = [...mixes!.matchAll(/"([a-z0-9-]+)": \(/g)].map(([, id]) => id!)

test('the page knows every game of the house, and no other', () => {
  expect(dealt.length).toBeGreaterThan(30)
  expect(GAMES.map(({ id }) => id).sort()).toEqual([...dealt, ...rotations, 'dealers-choice'].sort())
})

test.each(LANGUAGES)('every game, street and family has its name (%s)', (language) => {
  const streets = GAMES.flatMap((game) => game.streets)
  const codes = [
    ...GAMES.map(({ id }) => `game-${id}`),
    ...streets.map((street) => `street-${street}`),
    ...FAMILIES.map((family) => `family-${family}`),
  ]
  expect(codes.filter((code) => !knows(language, code))).toEqual([])
})

test('a stud hand ends with its last card down', () => {
  expect(gameOf('seven-stud').dealt).toBe('dduuuud')
  expect(gameOf('five-stud').dealt).toBe('duuuu')
  expect(gameOf('pl-omaha-6').dealt).toBe('dddddd')
})

test('a rotation is a mixed game whatever it deals now', () => {
  expect(familyOf({ game: 'razz', rotation: null })).toBe('stud')
  expect(familyOf({ game: 'razz', rotation: { name: 'horse' } })).toBe('mixed')
})

test('a game from a newer room is laid out as hold’em', () => {
  expect(gameOf('nl-something-new')).toMatchObject({ family: 'holdem', board: 5, streets: [] })
})
