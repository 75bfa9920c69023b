import { learnDoor } from '../../kit/own/words'
import EventDoor from './EventDoor.svelte'
import Host from './Host.svelte'
import OpenOwn from './OpenOwn.svelte'

/** What an event of one's own needs beside the others, as soon as its words are there. */
export const own = learnDoor().then(() => ({ EventDoor, Host, OpenOwn }))
