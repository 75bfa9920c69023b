export const FACES = ['player', 'desk', 'clock', 'bracket', 'dealer'] as const
export type Face = (typeof FACES)[number]

export type Route = { face: 'list' } | { face: 'screen' } | { face: Face; event: string }

/** Which face of which event an address asks for. */
export function routeOf(path: string): Route {
  if (/^\/screen\/?$/.test(path)) return { face: 'screen' }
  const [, event, rest] = /^\/event\/([^/]+)(?:\/(.*?))?\/?$/.exec(path) ?? []
  if (event === undefined) return { face: 'list' }
  return { face: FACES.find((face) => face === rest) ?? 'player', event: decodeURIComponent(event) }
}

export function pathOf(event: string, face: Face): string {
  return `/event/${encodeURIComponent(event)}${face === 'player' ? '' : `/${face}`}`
}

/** What can be printed of an event: the first three by whoever sees its desk, the others by whoever sees its money. */
export const PAPERS = ['seats', 'ranking', 'payouts', 'receipts', 'report'] as const
export type PaperOf = (typeof PAPERS)[number]

export const ofMoney = (of: PaperOf): boolean => of === 'receipts' || of === 'report'

/** Where a paper is fetched; of one player alone where he is named. */
export function paperOf(event: string, of: PaperOf, lang: string, player = '', ending = 'pdf'): string {
  const kind = ofMoney(of) ? 'money' : 'paper'
  const only = player ? `&player=${encodeURIComponent(player)}` : ''
  return `/api/events/${encodeURIComponent(event)}/${kind}.${ending}?of=${of}&lang=${lang}${only}`
}
