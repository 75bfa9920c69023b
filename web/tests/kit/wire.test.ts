import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { schemas, types } from '../../tools/wire.mjs'

const made = await schemas()

test.each(made)('$file is what its schema makes', async ({ file, schema }) => {
  expect(await readFile(file, 'utf8')).toBe(await types(schema))
})

test('everything that is said and asked has its types', () => {
  expect(made.length).toBeGreaterThan(10)
})
