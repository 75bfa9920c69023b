import { expect, test } from 'vitest'
import { latin, stem } from '../../src/kit/people'

test.each([
  ['Сергей Юдин', 'sergey yudin'],
  ['Щукин', 'shchukin'],
  ['Zoë', 'zoe'],
  ['Артём', 'artem'],
])('%s is %s in small Latin letters', (name, plain) => {
  expect(latin(name)).toBe(plain)
  expect(latin(name.normalize('NFD'))).toBe(plain)
})

test('an id begins with the name, as far as it goes, and never with or in a hyphen', () => {
  expect(stem(' Ada  Lovelace! ', 32)).toBe('ada-lovelace')
  expect(stem('Ada Lovelace', 4)).toBe('ada')
  expect(stem('李雷', 32)).toBe('player')
})
