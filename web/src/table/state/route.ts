export type Route = { room: 'lobby' } | { room: 'table' | 'tv'; table: string }

export function routeOf(path: string): Route {
  const [, table, tv] = /^\/table\/([^/]+)(\/tv)?\/?$/.exec(path) ?? []
  if (table === undefined) return { room: 'lobby' }
  return { room: tv ? 'tv' : 'table', table: decodeURIComponent(table) }
}

export function pathOf(route: Route): string {
  if (route.room === 'lobby') return '/'
  return `/table/${encodeURIComponent(route.table)}${route.room === 'tv' ? '/tv' : ''}`
}

/** What is watched at a route: a table, or its stream, which the house tells late; null in the lobby. */
export function watchedAt(route: Route): string | null {
  if (route.room === 'lobby') return null
  return route.room === 'tv' ? `${route.table}/tv` : route.table
}
