import type { Sound } from '../../kit/sound/sounds'

/** What of the clock is heard, as it stands at one moment. */
export interface Heard {
  /** Whether it counts at all: nothing is heard of a stopped clock. */
  running: boolean
  index: number
  on_break: boolean
  left: number
  /** When somebody was moved last, in milliseconds; 0 for never. */
  moved: number
}

const MINUTE = 60_000

/** What is to be heard between two moments: the end of a level, a break, its last minute, a seat call. */
export function heardBetween(before: Heard, now: Heard): Sound[] {
  const sounds: Sound[] = []
  if (!before.running || !now.running) return now.moved > before.moved ? ['deal'] : sounds
  if (now.index !== before.index || now.on_break !== before.on_break)
    sounds.push(now.on_break ? 'win' : 'turn')
  else if (before.left > MINUTE && now.left <= MINUTE) sounds.push('clock')
  if (now.moved > before.moved) sounds.push('deal')
  return sounds
}
