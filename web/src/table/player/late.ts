import { learnPlayer } from './words'
import PlayerSheet from './PlayerSheet.svelte'

/** A player's sheet, as soon as what it says is here. */
export const player = learnPlayer().then(() => ({ PlayerSheet }))
