import { Line } from '../../kit/line/line.svelte'
import type { Answer } from '../../kit/line/outbox'
import type { Moved } from '../../kit/wire/event'
import type { FromRoom } from '../seen'
import type { Session } from '../../kit/line/session'
import type { Said } from '../../kit/line/wire'
import type { HouseAsk } from '../../kit/wire/house-ask'
import type { TableAsk } from '../../kit/wire/table-ask'
import { settings } from '../../kit/session/settings.svelte'
import { come, emptyHouse, hear, type House, missed, watched } from './house'
import { pathOf, type Route, routeOf, watchedAt } from './route'
import type { TableState } from './table'

/** The page's way to the lobby and the tables. */
class Room {
  #route = $state.raw<Route>(routeOf(location.pathname))
  /** The ids of the tables that the house tells of. */
  #watching = new Set<string>()
  /** Whether the page has gone from one room to another: what had the focus is no more. */
  moved = false
  readonly line = new Line<House, FromRoom, TableAsk | HouseAsk>({
    start: emptyHouse,
    heard: hear,
    missed,
    wallet: (message) => (message.t === 'state' ? (message.view.you?.wallet ?? null) : null),
    follow: (house) => this.#looks(house),
    then: (message) => {
      // A table one has come to is looked at from then on; after a hello everything is anyhow.
      if (message.t === 'welcome') queueMicrotask(() => this.#look())
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

  /** Let the keys, the address and the title be those of another of one's tables on the page. */
  focus(table: string): void {
    if (this.house.table?.id === table) return
    history.replaceState(null, '', pathOf({ room: 'table', table }))
    this.#enter({ room: 'table', table })
  }

  /** Ask something of a poker table. */
  ask(table: string, ask: TableAsk): Answer {
    return this.line.ask(table, ask)
  }

  /** Take part in the cut of a deck: nobody waits for the answer, and who is late is told by the seal. */
  cut(table: string, ask: TableAsk): void {
    this.line.whisper(table, ask)
  }

  /** Open a table of one's own. */
  openTable(wish: HouseAsk): Answer {
    return this.line.ask('house', wish)
  }

  /** Hear of the lobby's tables beside the one that is looked at, until what is returned is called. */
  hearLobby(): () => void {
    this.line.say({ t: 'lobby' })
    return () => {
      if (this.#route.room !== 'lobby') this.line.say({ t: 'unlobby' })
    }
  }

  #come(): void {
    this.line.change((house) => come(house, watchedAt(this.#route)))
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
    const lobby = this.#route.room === 'lobby'
    this.#route = route
    this.moved = true
    this.#come()
    if (lobby !== (route.room === 'lobby')) this.line.say({ t: lobby ? 'unlobby' : 'lobby' })
    this.#look()
  }

  /** Everything this page looks at, said anew. */
  #looks(house: House): Said[] {
    const tables = watched(house)
    this.#watching = new Set(tables.map(({ id }) => id))
    return [...tables.map(looking), ...(house.table ? [] : [{ t: 'lobby' }])]
  }

  /** Look at the tables that are not looked at yet, and at those no more that have gone. */
  #look(): void {
    const tables = watched(this.house)
    const wanted = new Set(tables.map(({ id }) => id))
    for (const id of this.#watching) if (!wanted.has(id)) this.line.say({ t: 'unwatch', of: id })
    for (const table of tables) if (!this.#watching.has(table.id)) this.line.say(looking(table))
    this.#watching = wanted
  }
}

const looking = ({ id, version }: TableState): Said => ({ t: 'watch', of: id, seen: version })

export const room = new Room()
