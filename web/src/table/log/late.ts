import HandLog from '../HandLog.svelte'
import { learnLog } from './words'

/** The log of the table, as soon as what it says is there. */
export const log = learnLog().then(() => HandLog)
