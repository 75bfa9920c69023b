import { expect, test } from 'vitest'
import { denominations, firstDraft, tomlOf } from '../../src/event/list/draft'

const LEVELS = '[[level]]\nsmall_blind = 25\nbig_blind = 50\n'

test('chips are read however they are written', () => {
  expect(denominations('25/100, 500  1000;25')).toEqual([25, 100, 500, 1_000])
})

test('the form becomes an event’s file', () => {
  const draft = { ...firstDraft('Friday “Night”'), staff: 2.5, prizes: 'three' as const, late_levels: 2 }
  const file = tomlOf(draft, LEVELS)
  expect(file).toContain('name = "Friday “Night”"\n')
  expect(file).toContain('chips = [25, 100, 500, 1000, 5000]\n')
  expect(file).toContain('staff = 2.5\n')
  expect(file).toContain('[entries]\nlate_levels = 2\n')
  expect(file).toContain('[prizes]\nladder = [50, 30, 20]\n')
  expect(file.endsWith(LEVELS)).toBe(true)
})

test('what is not sold is not in the file', () => {
  expect(tomlOf(firstDraft('Friday'), LEVELS)).not.toMatch(/rebuys|add_on|guarantee|ladder/)
  const sold = tomlOf({ ...firstDraft('Friday'), rebuys: true, add_on: true, rebuy_levels: 6 }, LEVELS)
  expect(sold).toContain('[rebuys]\nprice = 50\nchips = 10000\nlevels = 6\n')
  expect(sold).toContain('after_level = 6\n')
})
