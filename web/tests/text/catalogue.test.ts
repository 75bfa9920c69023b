import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstLanguage, knows, LANGUAGES, sayIn } from '../../src/text/catalogue'

const src = join(import.meta.dirname, '../../src')

function codes(language: string): string[] {
  const folder = join(src, 'locales', language)
  return readdirSync(folder)
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm)])
    .map(([, code]) => code!)
    .sort()
}

function sources(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory()
      ? sources(path)
      : /\.(ts|svelte)$/.test(path)
        ? [readFileSync(path, 'utf8')]
        : []
  })
}

test('both languages hold the same codes, each once', () => {
  expect(codes('ru')).toEqual(codes('en'))
  expect(new Set(codes('en')).size).toBe(codes('en').length)
})

test('every code that the page says is in both catalogues', () => {
  // What has a main.ts of its own is a page of its own, with words of its own.
  const rooms = readdirSync(src).filter((name) => !existsSync(join(src, name, 'main.ts')))
  const said = rooms
    .flatMap((name) => sources(join(src, name)))
    // What is loaded late brings its words along.
    .filter((text) => !text.includes("from './manners'"))
    .flatMap((text) => [...text.matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g)])
  expect(said.length).toBeGreaterThan(60)
  for (const [, code] of said)
    for (const language of LANGUAGES) expect(knows(language, code!), code).toBe(true)
})

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

test('what is loaded late at a table speaks both languages', () => {
  const both = LANGUAGES.map((language) => {
    const text = readFileSync(join(src, 'table/locales', `${language}.ftl`), 'utf8')
    return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, code]) => code)
  })
  expect(both[0]!.length).toBeGreaterThan(10)
  expect(both[1]).toEqual(both[0])
})
