import { beforeAll, expect, test } from 'vitest'

import { learnActs } from '../../src/kit/frame/acts/words'
import { LANGUAGES, learn } from '../../src/kit/text/catalogue'
import { JOURNALS, kinds } from '../../src/staff/acts'

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn))
  await learnActs()
})

test('what was done in a journal is chosen from what is asked there, each once and in words', () => {
  const cage = kinds('cage')
  expect(cage.map((each) => each.type)).toContain('close-drawer')
  expect(new Set(cage.map((each) => each.type)).size).toBe(cage.length)
  expect(cage.filter((each) => each.called.includes(each.type))).toEqual([])
})

test('nothing chosen, whatever is asked anywhere is there', () => {
  const all = new Set(kinds('').map((each) => each.type))
  for (const journal of JOURNALS) {
    expect(kinds(journal).filter((each) => !all.has(each.type))).toEqual([])
  }
})
