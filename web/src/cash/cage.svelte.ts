import type { Filled } from '../kit/form/asked'
import { Line } from '../kit/line/line.svelte'
import type { Stated, Stray } from '../kit/line/told'
import type { CageMessage, CageView } from '../kit/wire/cage'
import type { CageAsk } from '../kit/wire/cage-ask'
import type { FromSocket } from '../kit/wire/socket'

type FromCage = Stated<CageMessage> | Exclude<FromSocket, { t: 'change' }> | Stray

interface Cage {
  version: number
  view: CageView | null
}

const line = new Line<Cage, FromCage, Filled<CageAsk>>({
  start: { version: 0, view: null },
  heard: (cage, message) =>
    message.t === 'state' && message.version >= cage.version
      ? { version: message.version, view: message.view }
      : cage,
  follow: () => [{ t: 'watch', of: 'cage', seen: null }],
})

/** The page's way to the cage; it is opened by whoever looks at the cage. */
export const cage = {
  line,
  open() {
    line.open()
  },
  get view(): CageView | null {
    return line.state.view
  },
  ask(ask: Filled<CageAsk>): void {
    line.ask('cage', ask)
  },
}
