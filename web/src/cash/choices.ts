import type { CallFloor, CountBox } from '../kit/wire/live-ask'

/** Every word of a closed set, in the order they are shown; the compiler asks for one that is missing. */
function every<T extends string>(words: Record<T, true>): readonly T[] {
  return Object.keys(words) as T[]
}

export const FEES = every<CountBox['fee']>({ rake: true, jackpot: true, time: true, tips: true })

export const WHYS = every<CallFloor['why'] & string>({
  ruling: true,
  dispute: true,
  fill: true,
  seat: true,
  deck: true,
  other: true,
})
