/** What moves at a table: it may come a moment after the cards. */
export { default as Flights } from './Flights.svelte'
export { default as TimeBank } from './TimeBank.svelte'
