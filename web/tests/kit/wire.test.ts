import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { forms, schemas, types } from '../../tools/wire.mjs'

const made = await schemas()

test.each(made)('$file is what its schema makes', async ({ file, form, schema }) => {
  expect(await readFile(file, 'utf8')).toBe(await types(schema))
  if (form) expect(await readFile(form, 'utf8')).toBe(await forms(schema))
})

test('everything that is said and asked has its types', () => {
  expect(made.length).toBeGreaterThan(10)
})
