import type { CallFloor, CheckDeck, CountBox, DealerError } from '../kit/wire/live-ask'

/** Every word of a closed set, in the order they are shown; the compiler asks for one that is missing. */
function every<T extends string>(words: Record<T, true>): readonly T[] {
  return Object.keys(words) as T[]
}

export type Fee = CountBox['fee']
export const FEES = every<Fee>({ rake: true, jackpot: true, time: true, tips: true })

export const WHYS = every<CallFloor['why'] & string>({
  ruling: true,
  dispute: true,
  fill: true,
  seat: true,
  deck: true,
  other: true,
})

export const DECKS = every<CheckDeck['when']>({
  opening: true,
  push: true,
  change: true,
  closing: true,
  doubt: true,
})

export const ERRORS = every<DealerError['what']>({
  misdeal: true,
  'exposed-card': true,
  'wrong-pot': true,
  'wrong-button': true,
  pace: true,
  other: true,
})
