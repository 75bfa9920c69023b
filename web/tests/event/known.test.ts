import { afterEach, expect, test, vi } from 'vitest'
import { knownBy } from '../../src/event/desk/players/known.svelte'

afterEach(() => vi.unstubAllGlobals())

function house(...answers: (() => Response)[]) {
  const asked = vi.fn(() => Promise.resolve().then(answers.shift()!))
  vi.stubGlobal('fetch', asked)
  return asked
}

const players =
  (...names: string[]) =>
  () =>
    Response.json({ players: names.map((name) => ({ id: name.toLowerCase(), name, account: true })) })

test('whoever is entered while the house is still asked for his name is not asked for twice', async () => {
  const asked = house(players('Zoe'), players())
  const known = knownBy(() => '')
  const [rested, entered] = await Promise.all([known.met('Zoe'), known.met('Zoe')])
  expect(rested).toEqual(entered)
  expect(await known.met('Zoe')).toEqual([{ id: 'zoe', name: 'Zoe', account: true }])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await known.met('Zoe B')).toEqual([])
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a house that did not answer is asked again', async () => {
  const asked = house(() => {
    throw new TypeError('no line')
  }, players('Zoe'))
  const known = knownBy(() => '')
  await expect(known.met('Zoe')).rejects.toThrow('no line')
  expect((await known.met('Zoe')).map(({ name }) => name)).toEqual(['Zoe'])
  expect(asked).toHaveBeenCalledTimes(2)
})
