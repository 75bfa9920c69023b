import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../../src')

function parts(folder: string): [string, string][] {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => [file, readFileSync(join(source, folder, file), 'utf8')])
}

const rooms = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name)

test('every room has the same switch of language and look', () => {
  expect(rooms.length).toBeGreaterThan(8)
  for (const room of rooms)
    expect(
      parts(room).some(([, text]) => /<(Speech|Settings|Head)\b/.test(text)),
      room,
    ).toBe(true)
  const turns = ['.', ...rooms].flatMap((folder) =>
    parts(folder).filter(([, text]) => /onclick=\{[^}]*settings\.(speak|turn)\(/.test(text)),
  )
  expect([...new Set(turns.map(([file]) => file))]).toEqual(['kit/frame/Speech.svelte'])
})
