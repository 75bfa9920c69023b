import HandLog from '../HandLog.svelte'
import { learnTalk } from '../../kit/talk/words'
import { learnLog } from './words'

/** The log of the table, as soon as what it says is there. */
export const log = Promise.all([learnLog(), learnTalk()]).then(() => HandLog)
