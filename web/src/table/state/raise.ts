import { type Measure, ownSizes, typedAmount } from '../../kit/chips/typed'
import { pointMark } from '../../kit/numbers'
import { type Sized, SIZED } from '../../kit/session/settings.svelte'
import type { OptionsView, SeatView, TableView } from '../../kit/wire/table'
import { unitOf } from './stakes'
import { isCompletion } from './streets'

/** A size the hero can pick with one touch, as a total for the street. */
export interface Preset {
  code: `preset-${'min' | 'half-pot' | 'most-of-pot' | 'pot' | 'blinds' | 'max' | 'all-in' | 'own'}`
  params: Record<string, number | string>
  to: number
}

export function clamp(to: number, { raise_min, raise_max }: OptionsView): number {
  return Math.min(raise_max, Math.max(raise_min, Math.round(to)))
}

const OPENING = new Set(['preflop', 'predraw'])
/** What the largest raise is called where the stack does not set it. */
const LARGEST: Record<string, Preset['code']> = {
  'pot-limit': 'preset-pot',
  'half-pot': 'preset-half-pot',
  'spread-limit': 'preset-max',
}

/** How the player's own sizes, or what he types, are read now. */
export function measure(view: TableView, options: OptionsView, hero: SeatView): Measure {
  const pot = (part: number) => ofPot(part, view, options, hero)
  return { mark: pointMark(), unit: unitOf(view), pot, most: options.raise_max }
}

/** For which street sizes of one's own are taken. */
export function sizedStreet(street: string): Sized {
  return OPENING.has(street) ? 'preflop' : (SIZED.find((one) => one === street) ?? 'flop')
}

/**
 * Up to four sizes, the keys 1 to 4: the player's `own`, else the house's. What the options do not allow is pulled to the
 * nearest size they do.
 */
export function presets(view: TableView, options: OptionsView, hero: SeatView, own = ''): Preset[] {
  if (!options.raise_max || options.fixed) return []
  const wished = ownSizes(own).flatMap((size): Preset[] => {
    const to = typedAmount(size, measure(view, options, hero))
    return to === null ? [] : [{ code: 'preset-own', params: { size }, to: clamp(to, options) }]
  })
  if (wished.length) return wished
  const called = hero.bet + options.call
  const opening = OPENING.has(view.hand?.street ?? '') && called <= view.big_blind
  const named = (opening ? OPENED : RAISED)[view.betting] ?? ['preset-min']
  const sizes = named.map((size): Preset => {
    if (typeof size === 'number') {
      return { code: 'preset-blinds', params: { count: size }, to: size * view.big_blind }
    }
    return { code: size, params: {}, to: ofPot(PARTS[size] ?? 0, view, options, hero) }
  })
  const largest = options.raise_max < hero.bet + hero.stack && LARGEST[view.betting]
  sizes.push({ code: largest || 'preset-all-in', params: {}, to: options.raise_max })
  return sizes.map((size) => ({ ...size, to: clamp(size.to, options) }))
}

/** A raise by a part of the pot, as a total of the street: the call comes first. */
export function ofPot(part: number, { hand }: TableView, { call }: OptionsView, hero: SeatView): number {
  return hero.bet + call + part * ((hand?.total ?? 0) + call)
}

type Size = Preset['code'] | number

/** The sizes below the largest, by the betting: a number counts big blinds. */
const OPENED: Record<string, Size[]> = {
  'no-limit': [2.5, 3, 'preset-pot'],
  'pot-limit': [2.5, 3],
}
const RAISED: Record<string, Size[]> = {
  'no-limit': ['preset-min', 'preset-half-pot', 'preset-pot'],
  'pot-limit': ['preset-min', 'preset-half-pot', 'preset-most-of-pot'],
}
const PARTS: Partial<Record<Preset['code'], number>> = {
  'preset-min': 0,
  'preset-half-pot': 0.5,
  'preset-most-of-pot': 0.75,
  'preset-pot': 1,
}

/** What a raise to so much is called: the first bet of a street is a bet, over a bring-in it is a completion. */
export function raiseCode(to: number, view: TableView, options: OptionsView, hero: SeatView): string {
  if (to === hero.bet + hero.stack) return 'act-all-in'
  return isCompletion(view) ? 'act-complete' : options.opens ? 'act-bet' : 'act-raise'
}

/** The totals a fixed bet or raise may come to. */
export function fixedSizes({ raise_min, raise_max }: OptionsView): number[] {
  return raise_max ? [...new Set([raise_min, raise_max])] : []
}

export const SLIDER_END = 1000

/** Small sizes get more of the slider than big ones; both ends are exact, between them whole small blinds. */
export function amountAt(position: number, options: OptionsView, step: number): number {
  if (position <= 0) return options.raise_min
  if (position >= SLIDER_END) return options.raise_max
  const part = (position / SLIDER_END) ** 2
  const raw = options.raise_min + part * (options.raise_max - options.raise_min)
  return clamp(Math.round(raw / step) * step, options)
}

export function positionOf(amount: number, { raise_min, raise_max }: OptionsView): number {
  if (raise_max <= raise_min) return SLIDER_END
  const part = (amount - raise_min) / (raise_max - raise_min)
  return Math.round(Math.sqrt(Math.min(1, Math.max(0, part))) * SLIDER_END)
}

/** One press of an arrow: the next whole step up or down. */
export function nudge(amount: number, by: 1 | -1, options: OptionsView, step: number): number {
  const next = by > 0 ? Math.floor(amount / step) * step + step : Math.ceil(amount / step) * step - step
  return clamp(next, options)
}

/** Whether a raise puts in more than half of the stack, or more than three times the pot (LIVE-TIPS:3.0). */
export function isLarge(to: number, { hand }: TableView, hero: SeatView): boolean {
  const put = to - hero.bet
  return put * 2 > hero.stack || put > (hand?.total ?? 0) * 3
}
