/** What no page needs at once: what one prefers, and what the house's care has to say. */
export { default as CareHere } from './CareHere.svelte'
export { default as Preferences } from './Preferences.svelte'
