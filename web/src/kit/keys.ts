import { settings } from './session/settings.svelte'

/** Letters by what is printed on the key, and by its place where the keyboard is not Latin. */
export function letterOf(event: KeyboardEvent): string {
  return /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace('Key', '').toLowerCase()
}

/** A listener that lets `press` have the keys of the turn, and keeps from the page those that it used. */
export function keysFor(press: (event: KeyboardEvent) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (settings.keys === 'off') return
    const busy = event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')
    if (!busy && press(event)) event.preventDefault()
  }
}
