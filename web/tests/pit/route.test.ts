import { expect, test } from 'vitest'
import { pathOf, type Route, routeOf, watchedAt } from '../../src/pit/route'

test.each<[string, Route, string | null]>([
  ['/pit', { page: 'list' }, 'pit'],
  ['/pit/', { page: 'list' }, 'pit'],
  ['/pit/ruby', { page: 'table', table: 'ruby' }, 'pit/ruby'],
  ['/pit/ruby/inspect', { page: 'inspect', table: 'ruby' }, 'pit/ruby'],
  ['/pit/ruby/dealer', { page: 'dealer', table: 'ruby' }, 'pit/ruby'],
  ['/pit/design', { page: 'design' }, null],
])('%s', (path, route, watched) => {
  expect(routeOf(path)).toEqual(route)
  expect(watchedAt(route)).toBe(watched)
  expect(routeOf(pathOf(route))).toEqual(route)
})
