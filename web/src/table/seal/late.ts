import SealSign from './SealSign.svelte'
import { learnSeal } from './words'

/** The sign of the seal, as soon as what it says is there. */
export const seal = learnSeal().then(() => SealSign)
