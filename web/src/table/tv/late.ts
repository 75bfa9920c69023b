import Tv from './Tv.svelte'
import { learnTv } from './words'

/** A table as a stream shows it, as soon as what is said there is here. */
export const tv = learnTv().then(() => ({ Tv }))
