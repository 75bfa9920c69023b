import type { Options, SeatView, TableView } from '../protocol/messages'

/** A size the hero can pick with one touch, as a total for the street. */
export interface Preset {
  code: 'preset-min' | 'preset-half-pot' | 'preset-pot' | 'preset-blinds' | 'preset-all-in'
  params: Record<string, number>
  to: number
}

export function clamp(to: number, { raise_min, raise_max }: Options): number {
  return Math.min(raise_max, Math.max(raise_min, Math.round(to)))
}

/** Four sizes, the keys 1 to 4; what the options do not allow is pulled to the nearest size they do. */
export function presets(view: TableView, options: Options, hero: SeatView): Preset[] {
  if (!options.raise_max) return []
  const blinds = (count: number): Preset => ({
    code: 'preset-blinds',
    params: { count },
    to: count * view.big_blind,
  })
  const called = hero.bet + options.call
  const pot = options.pot_raise || options.raise_max
  const raised = view.hand?.street !== 'preflop' || called > view.big_blind
  const sizes: Preset[] = raised
    ? [
        { code: 'preset-min', params: {}, to: options.raise_min },
        { code: 'preset-half-pot', params: {}, to: called + (pot - called) / 2 },
        { code: 'preset-pot', params: {}, to: pot },
      ]
    : [blinds(2.5), blinds(3), { code: 'preset-pot', params: {}, to: pot }]
  sizes.push({ code: 'preset-all-in', params: {}, to: options.raise_max })
  return sizes.map((size) => ({ ...size, to: clamp(size.to, options) }))
}

export const SLIDER_END = 1000

/** Small sizes get more of the slider than big ones; both ends are exact, between them whole small blinds. */
export function amountAt(position: number, options: Options, step: number): number {
  if (position <= 0) return options.raise_min
  if (position >= SLIDER_END) return options.raise_max
  const part = (position / SLIDER_END) ** 2
  const raw = options.raise_min + part * (options.raise_max - options.raise_min)
  return clamp(Math.round(raw / step) * step, options)
}

export function positionOf(amount: number, { raise_min, raise_max }: Options): number {
  if (raise_max <= raise_min) return SLIDER_END
  const part = (amount - raise_min) / (raise_max - raise_min)
  return Math.round(Math.sqrt(Math.min(1, Math.max(0, part))) * SLIDER_END)
}

/** One press of an arrow: the next whole step up or down. */
export function nudge(amount: number, by: 1 | -1, options: Options, step: number): number {
  const next = by > 0 ? Math.floor(amount / step) * step + step : Math.ceil(amount / step) * step - step
  return clamp(next, options)
}

/** Chips typed by hand: digits with any spaces, commas or points between thousands. */
export function typedChips(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f,.'’]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
