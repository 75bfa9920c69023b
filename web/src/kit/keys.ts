import { settings } from './session/settings.svelte'

/** Letters by what is printed on the key, and by its place where the keyboard is not Latin. */
export function letterOf(event: KeyboardEvent): string {
  return /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace('Key', '').toLowerCase()
}

/** What is typed where words are written, as in the talk beside the felt, belongs there. */
const elsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-keys="own"]') !== null

/**
 * A listener that lets `press` have the keys of the turn, and keeps from the page those that it used. Of several on one
 * page those have them that are `inFocus`.
 */
export function keysFor(
  press: (event: KeyboardEvent) => boolean,
  inFocus: () => boolean = () => true,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (settings.keys === 'off' || !inFocus() || elsewhere(event)) return
    // A dialog or an open menu lies over the felt.
    const covered = document.querySelector('dialog[open], [inert]')
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !covered && press(event)) event.preventDefault()
  }
}
