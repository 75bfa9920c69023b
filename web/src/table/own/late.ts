import OwnSheet from './OwnSheet.svelte'
import Door from './TableDoor.svelte'
import { learnOwn } from './words'

/** The door of a table of one's own and its host's sheet, as soon as what they say is there. */
export const own = learnOwn().then(() => ({ Door, OwnSheet }))
