import { expect, test } from 'vitest'
import { faceInWords, faceOf, rankSign } from '../../../src/kit/cards/card'
import { type Language, sayIn } from '../../../src/kit/text/catalogue'
import { tableTexts } from '../../../src/table/text/texts'
import { speak } from '../../speak'

await speak(tableTexts)

test('a card has a face unless it lies face down', () => {
  expect(faceOf('Ah')).toEqual({ rank: 'A', suit: 'h' })
  expect(faceOf('??')).toBeNull()
})

test('a ten is written as people write it', () => {
  expect(rankSign('T')).toBe('10')
  expect(rankSign('9')).toBe('9')
})

test('every card of the deck has a name of its own in both languages', () => {
  const name = (language: Language, card: string) => sayIn(language, 'card', faceInWords(faceOf(card)!))
  const deck = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit))
  for (const language of ['en', 'ru'] as const) {
    expect(new Set(deck.map((card) => name(language, card))).size).toBe(52)
  }
  expect(name('en', 'Ah')).toBe('ace of hearts')
  expect(name('en', '2s')).toBe('deuce of spades')
  expect(name('ru', 'Td')).toBe('десятка бубен')
})
