import type { Filled } from '../../kit/form/asked'
import { Line } from '../../kit/line/line.svelte'
import type { Answer } from '../../kit/line/outbox'
import type { Stated, Stray } from '../../kit/line/told'
import type { CageMessage, CageView } from '../../kit/wire/cage'
import type { CageAsk } from '../../kit/wire/cage-ask'
import { asked } from '../../kit/http'
import type { EventLine } from '../../kit/wire/event'
import type { FromSocket } from '../../kit/wire/socket'

type FromCage = Stated<CageMessage> | Exclude<FromSocket, { t: 'change' }> | Stray

interface Cage {
  version: number
  view: CageView | null
  /** Whether the house wants two signatures for some acts. */
  signs: boolean
}

const line = new Line<Cage, FromCage, Filled<CageAsk>>({
  start: { version: 0, view: null, signs: false },
  heard: (cage, message) => {
    if (message.t === 'welcome') return { ...cage, signs: message.signs }
    if (message.t !== 'state' || message.version < cage.version) return cage
    return { ...cage, version: message.version, view: message.view }
  },
  follow: () => [{ t: 'watch', of: 'cage', seen: null }],
})

/** An event as the cage sells it: those that can be entered for money of the club. */
export type OnSale = Pick<EventLine, 'id' | 'name' | 'price'>

let opened = false
let onSale = $state.raw<readonly OnSale[]>([])

/** The page's way to the cage; it is opened by whoever looks at the cage. */
export const cage = {
  line,
  open() {
    if (opened) return
    opened = true
    line.open()
    void asked<{ events: EventLine[] }>('/api/events', { mine: true })
      .then(({ events }) => {
        onSale = events.filter(({ open, played_for }) => open && played_for === 'club')
      })
      .catch(() => undefined)
  },
  /** Whether the house wants two signatures for some acts. */
  get signs(): boolean {
    return line.state.signs
  },
  get onSale(): readonly OnSale[] {
    return onSale
  },
  get view(): CageView | null {
    return line.state.view
  },
  ask(ask: Filled<CageAsk>): Answer {
    return line.ask('cage', ask)
  },
}
