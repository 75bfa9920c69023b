import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { settings } from '../../src/kit/session/settings.svelte'
import Pots from '../../src/table/Pots.svelte'
import { tableTexts } from '../../src/table/text/texts'
import { speak } from '../speak'
import { hand } from '../views'

await speak(tableTexts)

/** What is read of pots of so many chips. */
function read(...amounts: number[]): string[] {
  const pots = amounts.map((amount) => ({ amount, seats: [] }))
  const { body } = render(Pots, { props: { hand: hand({ pots }) } })
  const pot = /data-testid="pot-(\d)" data-chips="(\d+)".*?<span[^>]*>([^<]+)<\/span>/gs
  const found = [...body.matchAll(pot)]
  return found.map(([, number, chips, words]) => `${number} ${chips} ${words}`)
}

test('one pot is the pot, several are the main one and side pots, each with its chips', async () => {
  expect(read(1_500)).toEqual(['0 1500 Pot 1,500'])
  expect(read(16_000, 6_000)).toEqual(['0 16000 Main 16,000', '1 6000 Side 6,000'])
  expect(read(16_000, 6_000, 2_000)).toEqual([
    '0 16000 Main 16,000',
    '1 6000 Side 1: 6,000',
    '2 2000 Side 2: 2,000',
  ])
  await settings.speak('ru')
  expect(read(16_000, 2_000)).toEqual(['0 16000 Главный 16\u00a0000', '1 2000 Побочный 2\u00a0000'])
})

test('a pot in which nothing lies yet is none', () => {
  expect(read(1_500, 0)).toHaveLength(1)
  expect(read()).toEqual([])
})
