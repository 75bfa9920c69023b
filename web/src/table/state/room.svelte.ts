import { Line } from '../../kit/line/line.svelte'
import type { Moved } from '../../kit/wire/event'
import type { FromRoom } from '../seen'
import type { Session } from '../../kit/line/session'
import type { Said } from '../../kit/line/wire'
import type { HouseAsk } from '../../kit/wire/house-ask'
import type { TableAsk } from '../../kit/wire/table-ask'
import { settings } from '../../kit/session/settings.svelte'
import { come, emptyHouse, hear, type House, missed } from './house'
import { pathOf, type Route, routeOf } from './route'

/** The page's way to the lobby and the tables. */
class Room {
  #route = $state.raw<Route>(routeOf(location.pathname))
  readonly line = new Line<House, FromRoom, TableAsk | HouseAsk>({
    start: emptyHouse,
    heard: hear,
    missed,
    wallet: (message) => (message.t === 'state' ? (message.view.you?.wallet ?? null) : null),
    follow: ({ table }) => [looking(table)],
    then: (message) => {
      if (message.t === 'moved') this.#move(message)
      // A table of one's own is entered as soon as it stands.
      if (message.t === 'done' && message.opened) this.go({ room: 'table', table: message.opened })
    },
  })

  get house(): House {
    return this.line.state
  }

  get session(): Session<TableAsk | HouseAsk> {
    return this.line.session
  }

  get route(): Route {
    return this.#route
  }

  open(): void {
    this.#come()
    this.line.open()
    addEventListener('popstate', () => this.#enter(routeOf(location.pathname)))
  }

  go(route: Route): void {
    history.pushState(null, '', pathOf(route))
    this.#enter(route)
  }

  /** Ask something of a poker table. */
  ask(table: string, ask: TableAsk): void {
    this.line.ask(table, ask)
  }

  /** Take part in the cut of a deck: nobody waits for the answer, and who is late is told by the seal. */
  cut(table: string, ask: TableAsk): void {
    this.line.whisper(table, ask)
  }

  /** Open a table of one's own. */
  openTable(wish: HouseAsk): void {
    this.line.ask('house', wish)
  }

  /** Hear of the lobby's tables beside the one that is looked at, until what is returned is called. */
  hearLobby(): () => void {
    this.line.say({ t: 'lobby' })
    return () => {
      if (this.#route.room === 'table') this.line.say({ t: 'unlobby' })
    }
  }

  #come(): void {
    const table = this.#route.room === 'table' ? this.#route.table : null
    this.line.change((house) => come(house, table))
  }

  /** A player whose table breaks, or who balances another one, goes where the tournament seats him. */
  #move({ of, to, said, clause }: Moved): void {
    if (this.house.table?.id !== of) return
    const text = said[settings.language]
    if (text) this.line.tell('moved', text, clause || null)
    history.replaceState(null, '', pathOf({ room: 'table', table: to }))
    this.#enter({ room: 'table', table: to })
  }

  #enter(route: Route): void {
    const left = this.house.table
    this.#route = route
    this.#come()
    this.line.say(left ? { t: 'unwatch', of: left.id } : { t: 'unlobby' })
    this.line.say(looking(this.house.table))
  }
}

function looking(table: House['table']): Said {
  return table ? { t: 'watch', of: table.id, seen: table.version } : { t: 'lobby' }
}

export const room = new Room()
