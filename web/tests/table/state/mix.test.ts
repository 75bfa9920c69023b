import { expect, test } from 'vitest'
import type { RotationView } from '../../../src/kit/wire/table'
import { choosing, nextOf } from '../../../src/table/state/mix'
import { LANGUAGES, sayIn } from '../../../src/kit/text/catalogue'
import { tableTexts } from '../../../src/table/text/texts'
import { speak } from '../../speak'
import { seat } from '../../views'

await speak(tableTexts)

const horse: RotationView = {
  name: 'horse',
  games: ['fl-holdem', 'fl-omaha-8', 'razz', 'seven-stud', 'seven-stud-8'],
  hands: 6,
  next_game: 'razz',
  next_in: 3,
  chooser: null,
  chosen: null,
}
const choice: RotationView = { ...horse, name: 'dealers-choice', hands: 0, next_in: 0, chooser: 4 }
const seats = [seat(4, 'Boris'), seat(7, 'Vera')]

function told(rotation: RotationView, language: 'en' | 'ru' = 'en'): string {
  const { code, params } = nextOf(rotation, seats)
  return sayIn(language, code, { ...params, game: sayIn(language, `game-${rotation.next_game}`) })
}

test('a rotation says which game comes, and in how many hands', () => {
  expect(told(horse)).toBe('Then Razz, in 3 hands')
  expect(told({ ...horse, next_in: 1 })).toBe('Next hand: Razz')
  expect(told(horse, 'ru')).toMatch(/через 3 раздачи$/)
  expect(told({ ...horse, next_in: 5 }, 'ru')).toMatch(/через 5 раздач$/)
  expect(told({ ...horse, next_in: 21 }, 'ru')).toMatch(/через 21 раздачу$/)
})

test('under dealer’s choice the player who names the game is named, then the game', () => {
  expect(told(choice)).toBe('Boris names the next game')
  expect(told({ ...choice, chosen: 'razz' })).toBe('Next hand: Razz')
  expect(told({ ...choice, chooser: null })).toBe('The player on the button names each game')
})

test('only the player the button comes to names the game', () => {
  expect(choosing(choice, seats[0]!)).toBe(true)
  expect(choosing(choice, seats[1]!)).toBe(false)
  expect(choosing(horse, seats[0]!)).toBe(false)
  expect(choosing(null, seats[0]!)).toBe(false)
  expect(choosing(choice, null)).toBe(false)
})

test('every game of a mix has its name in every language', () => {
  for (const language of LANGUAGES)
    for (const game of horse.games) expect(sayIn(language, `game-${game}`)).not.toBe(`game-${game}`)
})
