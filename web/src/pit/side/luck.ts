import type { SessionView } from '../../kit/wire/pit'

/** What the edge would have made of the first stakes, in whole chips, and what luck and skill made besides. */
export function luckOf(
  { first, net }: Pick<SessionView, 'first' | 'net'>,
  edge: number,
): { expected: number; luck: number } {
  const expected = Math.round(-edge * first) || 0
  return { expected, luck: net - expected }
}
