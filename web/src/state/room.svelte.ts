import { commandId } from '../protocol/commands'
import type { Command, FromRoom, Moved } from '../protocol/messages'
import { emptyHouse, type Happening, type House, reduce } from './house'
import { Line, type ToSay } from './line.svelte'
import { pathOf, type Route, routeOf } from './route'
import { settings } from './settings.svelte'

/** A command before it has an id. */
type Wanted = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never

/** The page's one owner of state: it hears the room, keeps the house, and sends commands. */
class Room {
  #route = $state.raw<Route>(routeOf(location.pathname))
  #line = new Line<House, FromRoom>({
    start: emptyHouse,
    lost: (house) => reduce(house, { t: 'down' }),
    heard: (house, message, at) => reduce(house, { t: 'heard', message, at }),
    follow: ({ table }) => [looking(table)],
    unanswered: ({ outbox }) => outbox.map((command) => ({ ...command })),
    then: (message) => message.t === 'moved' && this.#move(message),
  })

  get house(): House {
    return this.#line.state
  }

  get route(): Route {
    return this.#route
  }

  open(): void {
    this.#come()
    this.#line.open()
    addEventListener('popstate', () => this.#enter(routeOf(location.pathname)))
  }

  go(route: Route): void {
    history.pushState(null, '', pathOf(route))
    this.#enter(route)
  }

  command(wanted: Wanted): void {
    const command = { ...wanted, id: commandId() } as Command
    this.#happen({ t: 'sent', command })
    this.#line.say({ ...command })
  }

  read(notice: number): void {
    this.#happen({ t: 'read', notice })
  }

  greet(): void {
    this.#line.greet()
  }

  #happen(happening: Happening): void {
    this.#line.change((house) => reduce(house, happening))
  }

  #come(): void {
    this.#happen({ t: 'came', table: this.#route.room === 'table' ? this.#route.table : null })
  }

  /** A player whose table breaks, or who balances another one, goes where the tournament seats him. */
  #move({ table, to, said, clause }: Moved): void {
    if (this.house.table?.id !== table) return
    const text = said[settings.language]
    if (text) this.#happen({ t: 'told', text, clause })
    history.replaceState(null, '', pathOf({ room: 'table', table: to }))
    this.#enter({ room: 'table', table: to })
  }

  #enter(route: Route): void {
    const left = this.house.table
    this.#route = route
    this.#come()
    this.#line.say(left ? { t: 'unwatch', table: left.id } : { t: 'unlobby' })
    this.#line.say(looking(this.house.table))
  }
}

function looking(table: House['table']): ToSay {
  return table ? { t: 'watch', table: table.id, seen: table.version } : { t: 'lobby' }
}

export const room = new Room()
