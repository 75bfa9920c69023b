import { learnMine } from './words'
import { together } from './mine'
import { side } from './side.svelte'
import Together from './Together.svelte'

/** Several of one's tables on one page, as soon as what is said of them is here. */
export const mine = learnMine().then(() => ({ Together, side, together }))
