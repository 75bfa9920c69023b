/** What stands in an event's file, by its keys: money in whole units, chips as chips, levels in minutes. */
export type File = Record<string, unknown>

/** A level or a break, as it stands in a file. */
export interface LevelIn {
  small_blind?: number
  big_blind?: number
  ante?: number
  bring_in?: number
  small_bet?: number
  big_bet?: number
  minutes?: number
  hands?: number
  game?: string
  break?: number
  colour_up?: number[]
}

/** The text of a file as a club opens it: live, unless it says itself whether it is. */
export function livened(toml: string): string {
  const own = toml.split(/^\[/m)[0] ?? ''
  return /^\s*(live\s*=|profile\s*=\s*"online)/m.test(own) ? toml : `live = true\n${toml}`
}

/** What stands at a way such as `entries.most`; undefined where nothing does. */
export function at(file: File, way: string): unknown {
  return way.split('.').reduce<unknown>((found, key) => (found as File | undefined)?.[key], file)
}

/** The file with a value at a way; one that is undefined is taken out. */
export function put(file: File, way: string, value: unknown): File {
  const [key = '', ...rest] = way.split('.')
  const inner = rest.length ? put((file[key] as File | undefined) ?? {}, rest.join('.'), value) : value
  const { [key]: _, ...others } = file
  return inner === undefined ? others : { ...file, [key]: inner }
}

/** A level in two of half its time, the second between it and the next. */
export function split(level: LevelIn, next: LevelIn | undefined, minutes: number): [LevelIn, LevelIn] {
  const half = Math.max(Math.round((level.minutes ?? minutes) / 2), 1)
  const between = (key: 'small_blind' | 'big_blind' | 'ante') => {
    const [a, b] = [level[key] ?? 0, next?.[key] ?? (level[key] ?? 0) * 2]
    return key === 'ante' && !a && !b ? undefined : round((a + b) / 2, a)
  }
  const second: LevelIn = { ...level, minutes: half }
  for (const key of ['small_blind', 'big_blind', 'ante'] as const) {
    const value = between(key)
    if (value !== undefined) second[key] = value
  }
  return [{ ...level, minutes: half }, second]
}

/** A blind made of the same chips as the one before it. */
function round(amount: number, before: number): number {
  const chip = [5000, 1000, 500, 100, 25, 5, 1].find((each) => before && before % each === 0) ?? 1
  return Math.round(amount / chip) * chip
}

/** A level after the last: half as high again. */
export function next(last: LevelIn | undefined): LevelIn {
  const small = last?.small_blind ?? 25
  const up = round(small * 1.5, small) || small * 2
  const made: LevelIn = {
    small_blind: up === small ? small * 2 : up,
    big_blind: (up === small ? small * 2 : up) * 2,
  }
  if (last?.ante) made.ante = made.big_blind ?? 0
  if (last?.minutes) made.minutes = last.minutes
  return made
}

/** An ante that is lower than that of the level before. */
export interface Fall {
  level: number
  before: number
  ante: number
}

/** The levels at which the antes fall; of several games, from one level of a game to its next. */
export function falls(levels: readonly LevelIn[]): Fall[] {
  const paid = new Map<string, number>()
  const found: Fall[] = []
  levels
    .filter((level) => !level.break)
    .forEach(({ game = '', ante = 0 }, index) => {
      const before = paid.get(game) ?? 0
      if (ante < before) found.push({ level: index + 1, before, ante })
      paid.set(game, ante)
    })
  return found
}

/** What no level can be: a code of the texts, the level's number, and what does not fit. */
export interface Flaw {
  code: 'levels-none' | 'levels-no-big' | 'levels-small-above' | 'levels-bets-fall'
  level: number
  small: number
  big: number
}

/** What keeps these levels from being played, in their order. */
export function flaws(levels: readonly LevelIn[]): Flaw[] {
  const playing = levels.filter((level) => !level.break)
  if (!playing.length) return [{ code: 'levels-none', level: 0, small: 0, big: 0 }]
  return playing.flatMap((one, index) => {
    const { small_blind: small = 0, big_blind: big = 0, small_bet = 0, big_bet = 0 } = one
    const level = index + 1
    const found: Flaw[] = []
    if (!big && !small_bet) found.push({ code: 'levels-no-big', level, small, big })
    else if (big && big < small) found.push({ code: 'levels-small-above', level, small, big })
    if (big_bet && big_bet < small_bet)
      found.push({ code: 'levels-bets-fall', level, small: small_bet, big: big_bet })
    return found
  })
}
