import Dialogs from '../Dialogs.svelte'
import { learnDialogs } from './words'

/** What opens over a table, as soon as what it says is there. */
export const dialogs = learnDialogs().then(() => ({ Dialogs }))
