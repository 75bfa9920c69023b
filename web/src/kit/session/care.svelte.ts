import type { Welcome } from '../wire/socket'

/** What the house's care has to say to who looks at this page, and whether it may be said now. */
class CareSeen {
  told = $state.raw<Welcome['care']>(null)
  /** Whether it is one's turn to decide: nothing comes before one's cards then. */
  turn = $state(false)
}

export const care = new CareSeen()
