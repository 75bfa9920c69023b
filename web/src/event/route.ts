export const FACES = ['player', 'desk', 'clock', 'bracket', 'seats', 'receipts', 'payouts'] as const
export type Face = (typeof FACES)[number]

export type Route = { face: 'list' } | { face: Face; event: string }

/** Which face of which event an address asks for. */
export function routeOf(path: string): Route {
  const [, event, rest] = /^\/event\/([^/]+)(?:\/(.*?))?\/?$/.exec(path) ?? []
  if (event === undefined) return { face: 'list' }
  const named = rest?.replace(/^print\//, '')
  return { face: FACES.find((face) => face === named) ?? 'player', event: decodeURIComponent(event) }
}

export function pathOf(event: string, face: Face): string {
  const printed = face === 'seats' || face === 'receipts' || face === 'payouts'
  const rest = face === 'player' ? '' : printed ? `/print/${face}` : `/${face}`
  return `/event/${encodeURIComponent(event)}${rest}`
}
