export type Route =
  | { face: 'floor' }
  | { face: 'lists' }
  | { face: 'me' }
  | { face: 'cage' }
  | { face: 'report' }
  | { face: 'players' }
  | { face: 'seasons' }
  | { face: 'table'; table: string }

/** Which page of the cash room an address asks for. */
export function routeOf(path: string): Route {
  const [, table] = /^\/cash\/table\/([^/]+)\/?$/.exec(path) ?? []
  if (table !== undefined) return { face: 'table', table: decodeURIComponent(table) }
  if (/^\/cash\/lists\/?$/.test(path)) return { face: 'lists' }
  if (/^\/cash\/me\/?$/.test(path)) return { face: 'me' }
  if (/^\/cash\/cage\/?$/.test(path)) return { face: 'cage' }
  if (/^\/cash\/cage\/report\/?$/.test(path)) return { face: 'report' }
  if (/^\/cash\/players\/?$/.test(path)) return { face: 'players' }
  if (/^\/cash\/seasons\/?$/.test(path)) return { face: 'seasons' }
  return { face: 'floor' }
}
