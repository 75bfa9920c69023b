export type Route =
  { page: 'list' } | { page: 'design' } | { page: 'table' | 'inspect' | 'dealer'; table: string }

/** Where in the pit an address leads; a table is called by its id without the `pit/`. */
export function routeOf(path: string): Route {
  const [, , name, more] = path.split('/')
  if (!name) return { page: 'list' }
  if (name === 'design') return { page: 'design' }
  const page = more === 'inspect' || more === 'dealer' ? more : 'table'
  return { page, table: decodeURIComponent(name) }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'list':
      return '/pit'
    case 'design':
      return '/pit/design'
    case 'table':
      return `/pit/${encodeURIComponent(route.table)}`
    case 'inspect':
    case 'dealer':
      return `/pit/${encodeURIComponent(route.table)}/${route.page}`
  }
}

/** What the room calls what a route looks at; nothing for a page that needs no table. */
export function watchedAt(route: Route): string | null {
  if (route.page === 'list') return 'pit'
  return route.page === 'design' ? null : `pit/${route.table}`
}
