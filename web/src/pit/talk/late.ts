import { learnTalk } from '../../kit/talk/words'
import TableTalk from './TableTalk.svelte'

/** The talk of a table, as soon as its words are there. */
export const talk = learnTalk().then(() => TableTalk)
