import type { Outbox } from '../line/outbox'
import type { Refused, Welcome } from '../wire/socket'

/** Something asked that was refused until somebody has proved who he is. */
export interface Waiting {
  refused: Refused
  /** What was on its way then. */
  outbox: Outbox
  /** Asks again what was asked, now that it is proved (`so`), or leaves it refused. */
  then: (so: boolean) => void
}

/** What the house has to say on whatever page one is. */
export const aside = $state<{
  /** What its care has to say to who looks at this page. */
  care: Welcome['care']
  /** What this device is called, where it is one of the house's own. */
  station: Welcome['station']
  /** What waits, the first asked first; an ask that was made again stands here again. */
  waits: Waiting[]
}>({ care: null, station: null, waits: [] })
