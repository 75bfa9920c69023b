import { expect, test } from 'vitest'
import { personId } from '../../src/event/people'
import { pathOf, routeOf } from '../../src/event/route'

test.each([
  ['Ada Lovelace', /^ada-lovelace-[a-z0-9]+$/],
  ['Юрий Щукин', /^yuriy-shchukin-[a-z0-9]+$/],
  ['李雷', /^player-[a-z0-9]+$/],
  ['Zoë', /^zoe-[a-z0-9]+$/],
])('%s gets an id of small letters', (name, id) => {
  expect(personId(name, new Map())).toMatch(id)
})

test('every face of an event has its address', () => {
  for (const face of ['player', 'desk', 'clock', 'seats', 'receipts', 'payouts'] as const) {
    expect(routeOf(pathOf('friday night', face))).toEqual({ face, event: 'friday night' })
  }
  expect(routeOf('/events')).toEqual({ face: 'list' })
  expect(routeOf('/event/friday/nonsense')).toEqual({ face: 'player', event: 'friday' })
})
