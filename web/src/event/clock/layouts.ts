/** What a screen shows: the clock, or a list in large letters with the clock above it. */
export const LAYOUTS = ['clock', 'moves', 'prizes', 'seating'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The layout that an address asks for, as `?layout=seating`. */
export function layoutOf(search: string): Layout {
  const asked = new URLSearchParams(search).get('layout')
  return LAYOUTS.find((layout) => layout === asked) ?? 'clock'
}
