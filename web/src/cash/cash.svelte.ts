import { commandId } from '../protocol/commands'
import { ahead } from '../state/clock'
import { Line } from '../state/line.svelte'
import type { Ask, Floor, FloorTable, Table, View } from './seen'
import { type Cash, emptyCash, type FromCash, heard, lost, read, sent } from './state'

const line = new Line<Cash, FromCash>({
  start: emptyCash,
  lost,
  heard,
  follow: () => [{ t: 'watch', table: 'cash', seen: null }],
  unanswered: ({ outbox }) => outbox,
})

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
  open() {
    line.takeKey()
    line.open()
  },
  greet: () => line.greet(),
  get state(): Cash {
    return line.state
  },
  get view(): View | null {
    return line.state.view
  },
  get floor(): Floor | null {
    return line.state.view?.floor ?? null
  },
  get key(): string {
    return line.key
  },
  get now(): number {
    return ticking.now
  },
  ask(ask: Ask): void {
    say({ t: 'cash', id: commandId(), ask })
  },
  join(name: string): void {
    say({ t: 'join', id: commandId(), name })
  },
  read(notice: number): void {
    line.change((state) => read(state, notice))
  },
  table(id: string): Table | null {
    return line.state.view?.tables.find(({ table }) => table === id) ?? null
  },
  ofFloor(id: string): FloorTable | null {
    return line.state.view?.floor?.tables.find(({ table }) => table === id) ?? null
  },
}

function say(message: { t: string; id: string } & Record<string, unknown>): void {
  line.change((state) => sent(state, message))
  line.say(message)
}
