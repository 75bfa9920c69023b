import FloorSheet from './FloorSheet.svelte'
import { learnFloor } from './words'

/** The floor's own sheet of a table, as soon as what it says is there. */
export const floor = learnFloor().then(() => FloorSheet)
