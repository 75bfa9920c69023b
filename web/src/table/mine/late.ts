import Several from './Several.svelte'
import Strip from './Strip.svelte'
import { learnMine } from './words'

/** The strip of one's tables, and all of them on one page, as soon as what is said of them is here. */
export const mine = learnMine().then(() => ({ Several, Strip }))
