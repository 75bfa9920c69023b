import { beforeAll, expect, test } from 'vitest'
import { actCalled, details } from '../../src/kit/frame/acts/called'
import { actsTexts, learnActs } from '../../src/kit/frame/acts/words'
import { LANGUAGES, learn } from '../../src/kit/text/catalogue'
import { settings } from '../../src/kit/session/settings.svelte'
import needs from '../../src/kit/wire/needs.json'

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn))
  await learnActs()
})

const asked = Object.entries(needs).flatMap(([stream, asks]) =>
  Object.keys(asks).map((type): [string, string] => [stream, type]),
)

test.each(LANGUAGES)('whatever is asked for the house is called something in %s', async (language) => {
  expect(actsTexts[language]).toBeDefined()
  await settings.speak(language)
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(([stream, type]) => actCalled(stream, type) === type)).toEqual([])
  await settings.speak('en')
})

test('the same word means in each part of the house what is done there', () => {
  expect(actCalled('cash', 'top-up')).toBe('Chips sold to a player')
  expect(actCalled('pit/jade', 'top-up')).toBe('The float put onto the display')
  expect(actCalled('cash', 'of-a-newer-house')).toBe('of-a-newer-house')
})

test('what belongs to an act is read as names and values; money of the cage as money', () => {
  expect(details('cage', { type: 'pay-money', drawer: 1, amount: 50_050, person: 'ann', why: '' })).toBe(
    'number of the drawer: 1 · amount: 500.50 · person: ann',
  )
  expect(details('cash', { type: 'fill', table: 'oak', chips: -50_050 })).toBe('table: oak · chips: -50050')
})
