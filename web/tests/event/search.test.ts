import { expect, test } from 'vitest'
import { latin } from '../../src/event/desk/players/latin'
import { found, isSeat } from '../../src/event/desk/players/search'
import { friday } from './friday'

const { players } = friday()
const dora = players.get('dora')!
const named = (id: string, name: string) => ({ ...dora, id, name, table: 2, seat: 3 })
const names = (text: string, ...among: (typeof dora)[]) => found(among, text).map(({ name }) => name)

test('two letters find a player, whichever script he is written in', () => {
  const among = [named('s', 'Сергей Юдин'), named('h', 'Hugo'), named('z', 'Zoë')]
  expect(names('se', ...among)).toEqual(['Сергей Юдин'])
  expect(names('ЮД', ...among)).toEqual(['Сергей Юдин'])
  expect(names('zoe', ...among)).toEqual(['Zoë'])
})

test('whose word begins so stands before whoever has the letters inside', () => {
  expect(names('an', named('i', 'Ivan'), named('a', 'Olga Antonova'))).toEqual(['Olga Antonova', 'Ivan'])
})

test('a table, or a table and a seat, find who sits there', () => {
  expect(found(players.values(), '1').map(({ id }) => id)).toEqual(['fatima', 'dora', 'chen'])
  for (const text of ['1 2', '1-2', '1/2', ' 1, 2 '])
    expect(
      found(players.values(), text).map(({ id }) => id),
      text,
    ).toEqual(['dora'])
  expect(found(players.values(), '1 9')).toEqual([])
})

test('a seat is no name to enter', () => {
  expect([isSeat('4 7'), isSeat('12'), isSeat('7up'), isSeat('Ann')]).toEqual([true, true, false, false])
})

test.each([
  ['Сергей Юдин', 'sergey yudin'],
  ['Щукин', 'shchukin'],
  ['Zoë', 'zoe'],
  ['Артём', 'artem'],
])('%s is %s in small Latin letters', (name, plain) => {
  expect(latin(name)).toBe(plain)
  expect(latin(name.normalize('NFD'))).toBe(plain)
})
