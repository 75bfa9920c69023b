import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventTexts } from '../../src/event/text/texts'
import { doorTexts } from '../../src/kit/own/words'
import views from '../../src/kit/wire/event.json'
import asks from '../../src/kit/wire/event-ask.json'
import { knows, LANGUAGES, sayIn } from '../../src/kit/text/catalogue'
import { speak } from '../speak'

const src = join(import.meta.dirname, '../../src/event')

await speak(eventTexts, doorTexts)

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      if (statSync(path).isDirectory()) return sources(path)
      return /\.(ts|svelte)$/.test(path) ? readFileSync(path, 'utf8') : ''
    })
    .join('\n')
}

test('every code that the pages name is in both catalogues', () => {
  const named = sources(src).matchAll(
    /'((?:events?|clock|desk|tab|due|done|log|news|deal|count|cancel|key|move|chips|sanction|record|missed|player|print|open|titles?|bracket|stage|flight|bag|seats|prizes|share|entry|envelope|cash|rebuy|till)-[a-z0-9-]*[a-z0-9])'/g,
  )
  const said = new Set([...named].map(([, code]) => code!))
  const others =
    /^(deal-offered|deal-off|deal-made|open-event|open-now|open-event-sheet|open-table|missed-hands|missed-rounds|event-no-such-event|clock-sheet|print|bag-up|bag-sheet|count-sheet|seats-in|open-drawer|count-hands)$/
  const unknown = [...said].filter((code) => !others.test(code) && !knows('en', code))
  expect(said.size).toBeGreaterThan(200)
  expect(unknown).toEqual([])
})

test('every command that can stand in a log has its words', () => {
  const definitions = Object.values(asks.definitions) as {
    properties?: { type?: { enum: string[] } }
  }[]
  const ofTheRoom = [
    'undo',
    'claim',
    'unclaim',
    'schedule',
    'bring-bots',
    'give-seats',
    'seats-in',
    'bring-flight',
    'knock',
    'let-in',
    'turn-away',
    'call-floor',
    'answer',
  ]
  const tags = definitions
    .flatMap(({ properties }) => properties?.type?.enum ?? [])
    .filter((tag) => !ofTheRoom.includes(tag))
  expect(tags.length).toBeGreaterThan(30)
  for (const tag of tags)
    for (const language of LANGUAGES) expect(knows(language, `log-${tag}`), tag).toBe(true)
})

test('what is due is named, as the core names it', () => {
  const kinds = views.definitions.DueSeen.properties.kind.enum
  expect(kinds.length).toBeGreaterThan(8)
  for (const kind of kinds)
    for (const language of LANGUAGES) expect(knows(language, `due-${kind}`), kind).toBe(true)
})

test('reasons are the room’s own words', () => {
  expect(sayIn('en', 'tournament-why-two-step-draw', { table: 3 })).toContain('table 3 breaks')
  expect(sayIn('ru', 'tournament-why-two-step-draw', { table: 3 })).toContain('3')
})

test('entries are counted by the rules of each language', () => {
  const entered = (language: 'en' | 'ru', count: number) => sayIn(language, 'desk-entered', { count })
  expect([1, 27].map((count) => entered('en', count))).toEqual(['1 entry', '27 entries'])
  expect([1, 2, 5, 21].map((count) => entered('ru', count))).toEqual([
    '1 вход',
    '2 входа',
    '5 входов',
    '21 вход',
  ])
})
