import { mayAsk } from '../kit/session/needs'
import { may } from '../kit/session/roles'
import { ahead } from '../kit/line/clock'
import { Line } from '../kit/line/line.svelte'
import type { Answer } from '../kit/line/outbox'
import type { Session } from '../kit/line/session'
import type { Filled } from '../kit/form/asked'
import type { LiveAsk } from '../kit/wire/live-ask'
import type { Floor, Logged, TableOfFloor, Table, LiveView } from '../kit/wire/live'
import { type Cash, emptyCash, type FromCash, hear } from './state'

const line = new Line<Cash, FromCash, Filled<LiveAsk>>({
  start: emptyCash,
  heard: hear,
  follow: () => [{ t: 'watch', of: 'cash', seen: null }],
})

/** What is asked of the room, whatever table it is about. */
const OF_THE_ROOM: readonly LiveAsk['type'][] = [
  'join-list',
  'leave-list',
  'call-next',
  'move',
  'fetch',
  'dealer-in',
  'dealer-out',
  'push',
  'new-shift',
  'undo',
]

/** Ticks every second: what is left of a time is worked out from the room's deadlines. */
class Ticking {
  #now = $state(Date.now())

  constructor() {
    setInterval(() => (this.#now = Date.now()), 500)
  }

  get now(): number {
    return this.#now + ahead(line.state.clock)
  }
}

const ticking = new Ticking()

/** The pages' way to the cash room. */
export const cash = {
  line,
  open() {
    line.open()
  },
  get session(): Session {
    return line.session
  },
  get state(): Cash {
    return line.state
  },
  get view(): LiveView | null {
    return line.state.view
  },
  get floor(): Floor | null {
    return line.state.view?.floor ?? null
  },
  get now(): number {
    return ticking.now
  },
  ask(ask: Filled<LiveAsk>): Answer {
    return line.ask('cash', ask)
  },
  /** Whether one may ask this for the house: at a table, or of the whole room. */
  may(ask: LiveAsk['type'], table = ''): boolean {
    return mayAsk(line.session, 'cash', ask, table && !OF_THE_ROOM.includes(ask) ? `cash/${table}` : 'cash')
  },
  /** Whether one may take the last entry back: one's own, or with a role for that. */
  mayUndo({ name }: Logged): boolean {
    return this.may('undo') && (name === line.session.you?.name || may(line.session, 'correct', 'cash'))
  },
  table(id: string): Table | null {
    return line.state.view?.tables.find(({ table }) => table === id) ?? null
  },
  ofFloor(id: string): TableOfFloor | null {
    return line.state.view?.floor?.tables.find(({ table }) => table === id) ?? null
  },
}
