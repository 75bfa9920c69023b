import { digits } from '../kit/dates'
import type { ClockSeen, LevelSeen } from '../kit/wire/event'
import type { EventSeen } from './seen'

/** The clock as it shows at one moment; `index` may be further than the room last told. */
export interface ClockNow {
  index: number
  level: LevelSeen
  /** The next level that is played; breaks are left out. */
  next: LevelSeen
  /** Milliseconds left of the level or break, never below zero. */
  left: number
  length: number
  running: boolean
  on_break: boolean
  /** The break begins when the hands being played are over. */
  called: boolean
  /** Milliseconds to the next break, null where none is planned or it is now. */
  break_in: number | null
  /** Denominations that leave at this break, or at the next. */
  colour_up: number[]
}

/** The level or break of that number; after the last one the blinds go on doubling, as in the room. */
export function levelAt(levels: readonly LevelSeen[], index: number): LevelSeen {
  const known = levels[index]
  if (known) return known
  const last = levels.filter(({ pause }) => !pause).at(-1)!
  const more = index - levels.length + 1
  const times = 2 ** Math.min(more, 30)
  return {
    ...last,
    number: last.number + more,
    small_blind: last.small_blind * times,
    big_blind: last.big_blind * times,
    ante: last.ante * times,
    bring_in: last.bring_in * times,
    small_bet: last.small_bet * times,
    big_bet: last.big_bet * times,
    colour_up: [],
  }
}

/** The deadlines that pass while nobody can ask the room count all the same: it will say so too when it is back. */
function walked(levels: readonly LevelSeen[], clock: ClockSeen, now: number): ClockSeen {
  let { index, ends, length, rest } = clock
  if (rest === 'on' && ends <= now) {
    rest = ''
    ends += clock.held
    length = levelAt(levels, index).length
  }
  while (!rest && ends <= now && length > 0) {
    index += 1
    length = levelAt(levels, index).length
    ends += length
  }
  return { ...clock, index, ends, length, rest, on_break: rest !== '' || levelAt(levels, index).pause > 0 }
}

/** What the clock shows at `now`, a moment of the room's clock. */
export function clockAt({ structure: levels, clock, phase }: EventSeen, now: number): ClockNow {
  const counting = clock.running && phase === 'running'
  const at = counting ? walked(levels, clock, now) : clock
  const left = counting ? Math.max(at.ends - now, 0) : at.rest === 'called' ? at.length : clock.remaining
  const level = levelAt(levels, at.index)
  const pause = coming(levels, at.index, left)
  const colours = level.pause ? level : levels[pause?.index ?? -1]
  return {
    index: at.index,
    level,
    next: at.rest ? level : nextPlayed(levels, at.index),
    left: phase === 'registering' ? level.length : left,
    length: phase === 'registering' ? level.length : at.length,
    running: counting,
    on_break: level.pause > 0 || at.rest !== '',
    called: at.rest === 'called',
    break_in: pause?.in ?? common(levels, clock, counting ? now : null),
    colour_up: colours?.colour_up ?? [],
  }
}

/** How long it is to a break that all events have together: an event with such has none of its own. */
function common(
  levels: readonly LevelSeen[],
  { now: told, next_break, rest }: ClockSeen,
  now: number | null,
): number | null {
  if (next_break === null || rest || now === null || levels.some(({ pause }) => pause)) return null
  return Math.max(told + next_break - now, 0)
}

function nextPlayed(levels: readonly LevelSeen[], index: number): LevelSeen {
  let next = index + 1
  while (levelAt(levels, next).pause) next += 1
  return levelAt(levels, next)
}

function coming(
  levels: readonly LevelSeen[],
  index: number,
  left: number,
): { index: number; in: number } | null {
  if (levelAt(levels, index).pause) return null
  let wait = left
  for (let next = index + 1; next < levels.length; next += 1) {
    const level = levels[next]!
    if (level.pause) return { index: next, in: wait }
    wait += level.length
  }
  return null
}

/** A time to come as one says it: `1:19` in hours and minutes, in the last hour `45:10`. */
export function roughly(ms: number): string {
  return ms >= 3_600_000 ? digits(ms).replace(/:\d\d$/, '') : digits(ms)
}

/** Whether players come or play today: an event that is over, or bagged for another day, does not. */
export function goesOn({ phase }: Pick<EventSeen, 'phase'>): boolean {
  return phase === 'registering' || phase === 'running'
}

/** The average stack, and how many big blinds of the level played now or next it is; short ones to half a blind. */
export function average(
  { in_play, left }: EventSeen,
  { level, next }: ClockNow,
): { chips: number; blinds: number } {
  if (!left) return { chips: 0, blinds: 0 }
  const chips = Math.round(in_play / left)
  const played = level.pause ? next : level
  const exact = chips / (played.big_blind || played.small_bet || 1)
  return { chips, blinds: exact < 20 ? Math.round(exact * 2) / 2 : Math.round(exact) }
}
