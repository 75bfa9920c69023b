import { settings } from './session/settings.svelte'

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

/** A moment with its year, as it stands on paper that is kept: `23/11/2026, 21:58`. */
export function onPaper(moment: number): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short' }
  return new Intl.DateTimeFormat(place(), options).format(new Date(moment))
}

/**
 * A time that is left: `12:34`, or `1:02:03` from an hour on. A running second is shown until it is over, and nothing
 * is less than nothing; `wide` writes minutes with two digits below an hour too.
 */
export function digits(ms: number, wide = true): string {
  const whole = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  if (hours) return `${hours}:${two(minutes)}:${two(seconds)}`
  return `${wide ? two(minutes) : minutes}:${two(seconds)}`
}

/** A time that is left, as short as it goes: `2:05`. */
export function span(ms: number): string {
  return digits(ms, false)
}

/** A moment as a browser's field for it has it, by the clock of the device: `2026-03-01T19:30`; and back. */
export function toLocal(moment: number): string {
  const offset = new Date(moment).getTimezoneOffset() * 60_000
  return new Date(moment - offset).toISOString().slice(0, 16)
}

export function toMoment(local: string): number {
  return new Date(local).getTime()
}
