import { chips } from '../kit/numbers'
import { say } from '../kit/text/say'
import type { LevelSeen } from '../kit/wire/event'

/** The two amounts a level is known by: its blinds, or in limit games without blinds its bets. */
export function pair({ small_blind, big_blind, small_bet, big_bet }: LevelSeen): [number, number] {
  return big_blind ? [small_blind, big_blind] : [small_bet, big_bet || 2 * small_bet]
}

export function sayPair(level: LevelSeen): string {
  return pair(level).map(chips).join(' / ')
}

/** What else is posted at a level: the ante, the bring-in. */
export function sayMore({ ante, ante_by, bring_in }: LevelSeen): string {
  const more = []
  if (ante) more.push(say(ante_by === 'all' || !ante_by ? 'event-ante' : `event-ante-${ante_by}`, { ante }))
  if (bring_in) more.push(say('event-bring-in', { amount: bring_in }))
  return more.join(' · ')
}

/** A level in one line, as a player asks for it: `300 / 600, ante 600`. */
export function sayLevel(level: LevelSeen): string {
  if (level.pause) return say('event-break-of', { minutes: Math.round(level.length / 60_000) })
  return [sayPair(level), sayMore(level)].filter(Boolean).join(', ')
}
