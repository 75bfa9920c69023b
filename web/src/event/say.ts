import { settings } from '../state/settings.svelte'
import type { Params } from '../text/catalogue'
import { sayIn } from './catalogue'
import type { Why } from './seen'

/** A text in the chosen language; a code nobody knows comes back as it is. */
export function say(code: string, params: Params = {}): string {
  return sayIn(settings.language, code, params)
}

/** A reason, as a sentence begins. */
export function sayWhy({ code, params }: Why): string {
  const said = say(code, params)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const shapes = new Map<string, Intl.NumberFormat>()

function shape(kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${settings.language} ${kind}`
  const known = shapes.get(key) ?? new Intl.NumberFormat(settings.language, options)
  shapes.set(key, known)
  return known
}

/** Chips as digits, grouped as the language groups them. */
export function chips(amount: number): string {
  return shape('chips', { maximumFractionDigits: 1 }).format(amount)
}

/** An amount of money given in cents; whole units stand without decimals. */
export function money(cents: number): string {
  const decimals = cents % 100 ? 2 : 0
  return shape(`money ${decimals}`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(cents / 100)
}

/** Places as they are shared: `4`, or `4–5`. */
export function places([first, last]: readonly [number, number]): string {
  return first === last ? String(first) : `${first}–${last}`
}

/** The hours and days of where the device is, if that speaks the chosen language: no AM in London. */
function place(): string {
  return navigator.languages.find((each) => each.startsWith(settings.language)) ?? settings.language
}

export function timeOfDay(moment: number, seconds = false): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
  if (seconds) options.second = '2-digit'
  return new Intl.DateTimeFormat(place(), options).format(new Date(moment))
}

export function day(moment: number): string {
  const options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(place(), options).format(new Date(moment))
}
