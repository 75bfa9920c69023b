/** What no page needs at once: what one prefers, and what the house has to say. */
export { default as CareHere } from './CareHere.svelte'
export { default as Preferences } from './Preferences.svelte'
export { default as Waits } from './Waits.svelte'
