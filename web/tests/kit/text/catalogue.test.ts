import { expect, test } from 'vitest'
import { firstLanguage, knows, learn, sayIn, spokenIn, teach } from '../../../src/kit/text/catalogue'
import { tableTexts } from '../../../src/table/text/texts'
import { speak } from '../../speak'

await speak(tableTexts)

test('seats are counted by the rules of each language', () => {
  const open = (language: 'en' | 'ru', count: number) => sayIn(language, 'lobby-open-seats', { count })
  expect([0, 1, 2].map((count) => open('en', count))).toEqual(['Full', '1 seat open', '2 seats open'])
  expect([0, 1, 3, 5].map((count) => open('ru', count))).toEqual([
    'Мест нет',
    '1 место свободно',
    '3 места свободны',
    '5 мест свободно',
  ])
})

test('hands are named from the catalogue of the room itself', () => {
  const aces = { first: 'ace', second: 'king' }
  expect(sayIn('en', 'hand-full-house', aces)).toBe('full house, aces full of kings')
  expect(sayIn('ru', 'hand-full-house', aces)).toBe('фулл-хаус, тройка тузов и пара королей')
})

test('a code from a newer room is shown as it is', () => {
  expect(sayIn('en', 'hand-five-of-a-kind')).toBe('hand-five-of-a-kind')
})

test('the first language is the chosen one, else the first that the browser prefers and the page speaks', () => {
  expect(firstLanguage('ru', ['en-GB'])).toBe('ru')
  expect(firstLanguage(null, ['de-DE', 'ru-RU', 'en'])).toBe('ru')
  expect(firstLanguage(null, ['de-DE'])).toBe('en')
})

test('what is taught later is spoken in every language that is spoken already', async () => {
  const part = {
    en: async () => ({ default: ['late-word = late'] }),
    ru: async () => ({ default: ['late-word = поздно'] }),
  }
  expect(knows('en', 'late-word')).toBe(false)
  await teach(part)
  await teach(part)
  expect([sayIn('en', 'late-word'), sayIn('ru', 'late-word')]).toEqual(['late', 'поздно'])
})

test('a language whose words did not come can be learned again', async () => {
  let online = false
  const part = {
    en: async () => ({ default: [] }),
    ru: async () => {
      if (!online) throw new Error('offline')
      return { default: ['again-word = снова'] }
    },
  }
  await expect(teach(part)).rejects.toThrow('offline')
  online = true
  await learn('ru')
  expect(spokenIn('ru', 'again-word')).toBe('снова')
})
