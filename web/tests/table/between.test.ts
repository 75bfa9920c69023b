import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import { unsetClock } from '../../src/kit/line/clock'
import type { SeatView, TableView } from '../../src/kit/wire/table'
import { tableTexts } from '../../src/table/text/texts'
import { speak } from '../speak'
import { seat, view } from '../views'

// Where no browser is, the page's line to the house still asks where it stands.
vi.stubGlobal('location', new URL('https://club.example/table/river'))
vi.stubGlobal('BroadcastChannel', undefined)

const { default: Between } = await import('../../src/table/Between.svelte')
await speak(tableTexts)

/** The bar as it stands while nobody is asked to act. */
function bar(table: TableView, hero: SeatView | null = null): string {
  const nothing = () => undefined
  const props = {
    view: table,
    hero,
    sent: false,
    wish: null,
    topUp: nothing,
    sit: nothing,
    clock: unsetClock,
  }
  return render(Between, { props }).body
}

/** The buttons of a bar by their ids, a star before the one that is to be pressed first. */
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>/g)].map(
    ([tag]) =>
      (/class="[^"]*\bfirst\b/.test(tag) ? '*' : '') + (/data-testid="([^"]+)"/.exec(tag)?.[1] ?? ''),
  )

test('a closed table says that all have gone with their chips, and leads to the lobby', () => {
  const html = bar(view({ closed: true, seats: [], hand: null }))
  expect(html).toContain('Everybody has left with his chips.')
  expect(html).toContain('href="/"')
  expect(buttons(html)).toEqual([])
})

test('the table of a finished sit & go leads to its event, where the places and prizes are', () => {
  const html = bar(view({ closed: true, event: 'duel', seats: [], hand: null }))
  expect(html).toContain('Nothing more is played at this table.')
  expect(html).toContain('href="/event/duel"')
  expect(buttons(html)).toEqual([])
  const running = bar(view({ event: 'duel' }))
  expect(running).toContain('You are watching the tournament.')
  expect(running).toContain('href="/event/duel"')
})

test('who has no chips left is to bring some first, and comes back only with them', () => {
  const out = { status: 'sitting_out', in_hand: false, standing: 'away' } as const
  const broke = seat(1, 'Anna', { ...out, stack: 0 })
  expect(buttons(bar(view({ seats: [broke] }), broke))).toEqual(['*top-up'])
  const back = seat(1, 'Anna', out)
  expect(buttons(bar(view({ seats: [back] }), back))).toEqual(['top-up', '*sit-in'])
})
