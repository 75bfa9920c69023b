import { learnMine } from './words'
import Strip from './Strip.svelte'

/** The strip of one's tables, as soon as what it says is here. */
export const mine = learnMine().then(() => ({ Strip }))
