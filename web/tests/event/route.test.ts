import { expect, test } from 'vitest'
import { pathOf, routeOf } from '../../src/event/route'

test('every face of an event has its address', () => {
  for (const face of ['player', 'desk', 'clock', 'bracket', 'dealer'] as const) {
    expect(routeOf(pathOf('friday night', face))).toEqual({ face, event: 'friday night' })
  }
  expect(routeOf('/screen')).toEqual({ face: 'screen' })
  expect(routeOf('/events')).toEqual({ face: 'list' })
  expect(routeOf('/event/friday/nonsense')).toEqual({ face: 'player', event: 'friday' })
})
