/** Which hand an address shows: one of a table, or the one that a link leads to. */
export type Route = { table: string; number: number } | { link: string }

export function routeOf(path: string): Route {
  const [, table = '', number] = /^\/hand\/([^/]+)(?:\/(\d+))?\/?$/.exec(path) ?? []
  const name = decodeURIComponent(table)
  return number === undefined ? { link: name } : { table: name, number: Number(number) }
}

/** Where the house tells of it. */
export function addressOf(route: Route): string {
  return 'link' in route
    ? `/api/shared/${encodeURIComponent(route.link)}`
    : `/api/tables/${encodeURIComponent(route.table)}/hands/${route.number}`
}
