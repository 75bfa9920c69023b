/** What moves and is heard at a table: it may come a moment after the cards. */
export { default as Bubbles } from './bubbles/Bubbles.svelte'
export { default as CallBank } from './bank/CallBank.svelte'
export { default as Cues } from './cues/Cues.svelte'
export { default as Equities } from './shown/Equities.svelte'
export { default as Face } from '../kit/faces/Face.svelte'
export { default as Flights } from './Flights.svelte'
export { default as PotOdds } from './learning/PotOdds.svelte'
export { default as TimeBank } from './TimeBank.svelte'
