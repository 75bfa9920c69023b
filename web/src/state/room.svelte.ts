import { commandId } from '../protocol/commands'
import { type Command, type FromRoom, type Moved, PROTOCOL } from '../protocol/messages'
import { type Socket, Wire } from '../protocol/wire'
import { emptyHouse, type Happening, type House, reduce } from './house'
import { keep, recall } from './memory'
import { pathOf, type Route, routeOf } from './route'
import { settings } from './settings.svelte'

const TOKEN = 'croupier-token'

/** A command before it has an id. */
type Wanted = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never

/** The page's one owner of state: it hears the room, keeps the house, and sends commands. */
class Room {
  #house = $state.raw<House>(emptyHouse(recall(TOKEN)))
  #route = $state.raw<Route>(routeOf(location.pathname))
  #wire = new Wire({
    open: () => new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws') as unknown as Socket,
    up: () => this.#hello(),
    down: () => this.#happen({ t: 'down' }),
    hear: (message) => this.#hear(message),
  })

  get house(): House {
    return this.#house
  }

  get route(): Route {
    return this.#route
  }

  open(): void {
    this.#happen({ t: 'came', table: this.#route.room === 'table' ? this.#route.table : null })
    this.#wire.connect()
    addEventListener('popstate', () => this.#enter(routeOf(location.pathname)))
    addEventListener('online', () => this.#wakeUp())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#wakeUp()
    })
  }

  go(route: Route): void {
    history.pushState(null, '', pathOf(route))
    this.#enter(route)
  }

  command(wanted: Wanted): void {
    const command = { ...wanted, id: commandId() } as Command
    this.#happen({ t: 'sent', command })
    if (this.#house.line === 'open') this.#wire.send(command)
  }

  read(notice: number): void {
    this.#happen({ t: 'read', notice })
  }

  /** Refusals are told in the language of the last hello, so a new language needs a new one. */
  greet(): void {
    if (this.#house.line === 'open') this.#hello()
  }

  #wakeUp(): void {
    if (this.#house.line === 'lost') this.#wire.again()
    else this.#wire.check()
  }

  #happen(happening: Happening): void {
    this.#house = reduce(this.#house, happening)
  }

  #hello(): void {
    this.#wire.send({
      t: 'hello',
      protocol: PROTOCOL,
      token: this.#house.token,
      lang: settings.language,
    })
  }

  #hear(message: FromRoom): void {
    const greeted = this.#house.line !== 'open'
    this.#happen({ t: 'heard', message, at: Date.now() })
    if (this.#house.line === 'old') this.#wire.close()
    if (message.t === 'moved') this.#move(message)
    if (message.t !== 'welcome') return
    keep(TOKEN, this.#house.token)
    if (greeted) this.#pickUp()
  }

  /** A player whose table breaks, or who balances another one, goes where the tournament seats him. */
  #move({ table, to, said, clause }: Moved): void {
    if (this.#house.table?.id !== table) return
    const text = said[settings.language]
    if (text) this.#happen({ t: 'told', text, clause })
    history.replaceState(null, '', pathOf({ room: 'table', table: to }))
    this.#enter({ room: 'table', table: to })
  }

  /** After a hello: look where we looked, and send again what was never answered. */
  #pickUp(): void {
    this.#follow()
    for (const command of this.#house.outbox) this.#wire.send(command)
  }

  #follow(): void {
    const { table } = this.#house
    if (table) this.#wire.send({ t: 'watch', table: table.id, seen: table.version })
    else this.#wire.send({ t: 'lobby' })
  }

  #enter(route: Route): void {
    const left = this.#house.table
    this.#route = route
    this.#happen({ t: 'came', table: route.room === 'table' ? route.table : null })
    if (this.#house.line !== 'open') return
    if (left) this.#wire.send({ t: 'unwatch', table: left.id })
    else this.#wire.send({ t: 'unlobby' })
    this.#follow()
  }
}

export const room = new Room()
