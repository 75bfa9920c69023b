export const PARTS = ['rulings', 'dealing', 'test'] as const
export type Part = (typeof PARTS)[number]

export type Route = { page: 'front' } | { page: 'certificate'; number: string } | { page: Part }

/** What an address shows. */
export function route(path: string, hash: string): Route {
  const [, , at, number] = path.split('/')
  if (at === 'certificate') return { page: 'certificate', number: decodeURIComponent(number ?? '') }
  const part = PARTS.find((each) => `#${each}` === hash)
  return part ? { page: part } : { page: 'front' }
}
