import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/text/catalogue'
import roomPitEn from '../../../src/croupier/text/en/pit.ftl?raw'
import roomPitRu from '../../../src/croupier/text/ru/pit.ftl?raw'
import ownEn from '../../src/pit/locales/en.ftl?raw'
import ownRu from '../../src/pit/locales/ru.ftl?raw'
import roomEn from '../../src/text/en'
import roomRu from '../../src/text/ru'
import { viewAt } from './rounds'

const [en, ru] = [
  [roomPitEn, ownEn],
  [roomPitRu, ownRu],
]
const sources = { en: [...roomEn, ...en], ru: [...roomRu, ...ru] }

function bundle(language: 'en' | 'ru'): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources[language]) {
    const errors = made.addResource(new FluentResource(source), { allowOverrides: true })
    expect(errors).toEqual([])
  }
  return made
}

function codes(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, code]) => code!).sort()
}

test('both languages say the same things', () => {
  expect(codes(ru.at(-1)!)).toEqual(codes(en.at(-1)!))
})

test.each(LANGUAGES)('every text the pages ask for is there: %s', (language) => {
  const spoken = bundle(language)
  const folder = new URL('../../src/pit/', import.meta.url)
  const asked = readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\bsay\('([a-z][\w-]*)'/g)])
    .map(([, code]) => code!)
  expect(asked.length).toBeGreaterThan(90)
  expect(asked.filter((code) => !spoken.hasMessage(code))).toEqual([])
})

test.each(LANGUAGES)('fields, choices and combinations of a table have names: %s', (language) => {
  const spoken = bundle(language)
  const { layout, options } = viewAt('decisions', 'decision', 1)
  const wanted = [
    ...layout.fields.map((field) => `field-${field}`),
    ...options!.choices.map(({ kind }) => `do-${kind}`),
    ...layout.tables.map(({ name }) => `table-${name}`),
    ...layout.tables.flatMap(({ rows }) => rows.map(({ combination }) => `pays-${combination}`)),
  ]
  expect(wanted.filter((code) => !spoken.hasMessage(code))).toEqual([])
})

test('Russian counts chips as Russians do', () => {
  const spoken = bundle('ru')
  const told = (amount: number) =>
    spoken.formatPattern(spoken.getMessage('machine-won')!.value!, { hand: 'стрит', amount })
  expect([1, 3, 20].map(told)).toEqual([
    'стрит: выиграна 1 фишка',
    'стрит: выиграны 3 фишки',
    'стрит: выиграно 20 фишек',
  ])
})
