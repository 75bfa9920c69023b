import { type Clock, timeLeft } from '../../kit/line/clock'
import type { Sound } from '../../kit/sound/sounds'
import type { TableEvent } from '../seen'
import type { Motion } from '../state/motion'

/** A sound, and how many milliseconds after the message it is heard. */
export interface Cue {
  sound: Sound
  at: number
}

const CARD_STEP = 70
/** So many cards of a deal are heard; the others fall among them. */
const MOST_CARDS = 12
/** Two of the same sound nearer than this would be one that is too loud. */
const APART = 40

/** What is heard of a message, in time with what is seen of it; nothing where the page was not there. */
export function cuesOf(events: readonly TableEvent[], motion: Motion, hero: number | null): Cue[] {
  const cues: Cue[] = []
  let dealt = 0
  for (const event of events) {
    switch (event.kind) {
      case 'deal':
      case 'up':
        if (dealt < MOST_CARDS) cues.push({ sound: 'deal', at: dealt++ * CARD_STEP })
        break
      case 'post':
      case 'call':
      case 'raise':
      case 'bring-in':
        cues.push({ sound: 'chips', at: 0 })
        break
      case 'check':
        cues.push({ sound: 'check', at: 0 })
        break
      case 'fold':
      case 'muck':
      case 'discard':
        cues.push({ sound: 'fold', at: 0 })
        break
      case 'win':
        cues.push({ sound: event.seat === hero ? 'win' : 'chips', at: motion.reveal })
    }
  }
  for (const places of motion.boards) {
    for (const at of Object.values(places)) cues.push({ sound: 'deal', at })
  }
  return spaced(cues)
}

function spaced(cues: readonly Cue[]): Cue[] {
  const last = new Map<Sound, number>()
  return [...cues]
    .sort((one, other) => one.at - other.at)
    .filter(({ sound, at }) => {
      if (at - (last.get(sound) ?? -Infinity) < APART) return false
      last.set(sound, at)
      return true
    })
}

const TICKS = [5, 4, 3, 2, 1]

/** When the clock of a turn is heard: the last seconds before its deadline, and the last ones of the time bank. */
export function ticksOf(clock: Clock, deadline: number, bank: number, at: number): number[] {
  const ends = bank ? [deadline, deadline + bank] : [deadline]
  return ends.flatMap((end) => {
    const left = timeLeft(clock, end, at)
    return TICKS.map((seconds) => left - seconds * 1000).filter((delay) => delay >= 0)
  })
}
