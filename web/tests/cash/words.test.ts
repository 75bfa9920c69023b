import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routeOf } from '../../src/cash/route'
import asks from '../../src/kit/wire/live-ask.json'

const cash = join(import.meta.dirname, '../../src/cash')

function codes(language: string): string[] {
  const text = readFileSync(join(cash, 'locales', `${language}.ftl`), 'utf8')
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, code]) => code!)
}

test('everything the floor can do has its line in the log', () => {
  const known = new Set(codes('en'))
  const kinds = Object.values(asks.definitions).flatMap(({ properties }) =>
    'type' in properties && 'enum' in properties.type ? properties.type.enum : [],
  )
  expect(kinds.length).toBeGreaterThan(20)
  const never = ['undo', 'new-shift']
  expect(kinds.filter((kind) => !never.includes(kind) && !known.has(`cash-said-${kind}`))).toEqual([])
})

test('every page of the cash room has its address', () => {
  expect(routeOf('/cash')).toEqual({ face: 'floor' })
  expect(routeOf('/cash/lists')).toEqual({ face: 'lists' })
  expect(routeOf('/cash/me')).toEqual({ face: 'me' })
  expect(routeOf('/cash/table/oak')).toEqual({ face: 'table', table: 'oak' })
})
