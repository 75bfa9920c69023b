import type { MatchSeen, StageSeen } from '../../kit/wire/event'

/** A round of a bracket by the field's name for it: a text's code with how many players there were. */
export function roundName(matches: number): { code: string; params: { players: number } } {
  const named: Record<number, string> = { 1: 'final', 2: 'semi-final', 4: 'quarter-final' }
  return { code: `bracket-${named[matches] ?? 'round-of'}`, params: { players: 2 * matches } }
}

/** The rounds to be shown: those drawn and to come, or before the draw the pairs set by hand. */
export function roundsOf({ matches, pairs }: StageSeen): MatchSeen[][] {
  if (matches.length || !pairs.length) return matches
  const first: MatchSeen[] = []
  for (let at = 0; at < pairs.length; at += 2) {
    const [one = '', other = ''] = pairs.slice(at, at + 2)
    first.push({ one, other, winner: '', table: 0, bye: !one || !other })
  }
  return [first]
}

const COLUMNS = 5

/** The rounds a screen has room for, `most` matches in a column: none before the one played has to go if all fit. */
export function roundsShown(
  rounds: MatchSeen[][],
  playing: number,
  most: number,
): { at: number; round: MatchSeen[] }[] {
  const current = Math.max(playing - 1, 0)
  const fits = Math.max(
    rounds.findIndex((round) => round.length <= most),
    0,
  )
  const first = Math.min(Math.max(fits, rounds.length - COLUMNS), current)
  return rounds.map((round, at) => ({ at, round })).slice(Math.max(first, 0))
}
