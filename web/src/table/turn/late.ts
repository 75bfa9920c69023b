import Turn from '../Turn.svelte'
import Unbet from '../Unbet.svelte'
import { learnTurn } from './words'

/** The buttons of one's turn, as soon as what they say is there. */
export const turn = learnTurn().then(() => ({ Turn, Unbet }))
