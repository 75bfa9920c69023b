import { expect, test } from 'vitest'
import { commandId } from '../../../src/kit/line/commands'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a command id is a random uuid', () => {
  expect(commandId()).toMatch(UUID)
  expect(commandId()).not.toBe(commandId())
})

test('a page on plain http makes its ids from random bytes', () => {
  const plain = { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) } as unknown as Crypto
  expect(commandId(plain)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
