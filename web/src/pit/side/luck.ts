import type { SessionView } from '../../kit/wire/pit'

/**
 * What the edge would have made of the first stakes, in whole chips, and what luck and skill made besides; what came
 * of doubling, which costs nothing, is told apart.
 */
export function luckOf(
  { first, net, doubled }: Pick<SessionView, 'first' | 'net' | 'doubled'>,
  edge: number,
): { expected: number; luck: number } {
  const expected = Math.round(-edge * first) || 0
  return { expected, luck: net - expected - doubled }
}
