export type Route = { room: 'lobby' } | { room: 'table'; table: string }

export function routeOf(path: string): Route {
  const table = /^\/table\/([^/]+)\/?$/.exec(path)?.[1]
  return table === undefined ? { room: 'lobby' } : { room: 'table', table: decodeURIComponent(table) }
}

export function pathOf(route: Route): string {
  return route.room === 'lobby' ? '/' : `/table/${encodeURIComponent(route.table)}`
}
