import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newPerson } from '../../src/cash/people'
import { routeOf } from '../../src/cash/route'

const cash = join(import.meta.dirname, '../../src/cash')

function codes(language: string): string[] {
  const text = readFileSync(join(cash, 'locales', `${language}.ftl`), 'utf8')
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, code]) => code!)
}

test('the cash room says the same in both languages', () => {
  expect(codes('ru')).toEqual(codes('en'))
})

test('every text a page of the cash room asks for is there', () => {
  const known = new Set(codes('en'))
  const asked = readdirSync(cash)
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [...readFileSync(join(cash, file), 'utf8').matchAll(/say\(\s*'(cash-[a-z-]+)'/g)])
    .map(([, code]) => code!)
  expect(asked.length).toBeGreaterThan(80)
  expect(asked.filter((code) => !known.has(code))).toEqual([])
})

test('everything the floor can do has its line in the log', () => {
  const known = new Set(codes('en'))
  const asks = readFileSync(join(import.meta.dirname, '../../../src/croupier/room/cash_asks.py'), 'utf8')
  const kinds = [...asks.matchAll(/^class (\w+)\(Ask,/gm)].map(([, name]) =>
    name!.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
  )
  expect(kinds.length).toBeGreaterThan(20)
  const never = ['undo', 'new-shift']
  expect(kinds.filter((kind) => !never.includes(kind) && !known.has(`cash-said-${kind}`))).toEqual([])
})

test('a player is known by his name, and a new one gets an id of his own', () => {
  const known = { gleb: 'Глеб', ann: 'Ann' }
  expect(newPerson(' глеб ', known)).toBe('gleb')
  expect(newPerson('Глеб Юрьев', known)).toBe('gleb-iurev')
  expect(newPerson('Ann', {})).toBe('ann')
  expect(newPerson('ann!', known)).toBe('ann-2')
})

test('every page of the cash room has its address', () => {
  expect(routeOf('/cash')).toEqual({ face: 'floor' })
  expect(routeOf('/cash/lists')).toEqual({ face: 'lists' })
  expect(routeOf('/cash/me')).toEqual({ face: 'me' })
  expect(routeOf('/cash/table/oak')).toEqual({ face: 'table', table: 'oak' })
})
