import type { Welcome } from '../wire/socket'

interface Seen {
  /** What the house's care has to say to who looks at this page. */
  told: Welcome['care']
  /** Whether it is one's turn to decide: nothing comes before one's cards then. */
  turn: boolean
}

export const care = $state<Seen>({ told: null, turn: false })
