import { commandId } from '../protocol/commands'
import { Line } from '../state/line.svelte'
import type { Ask, FromPit, PitCommand } from './messages'
import { whole } from './read'
import { pathOf, type Route, routeOf, watchedAt } from './route'
import { emptyPit, type Pit, reduce } from './state'

/** The page's one owner of state: it hears the room and sends commands. */
class PitRoom {
  #route = $state.raw<Route>(routeOf(location.pathname))
  #line = new Line<Pit, FromPit>({
    start: emptyPit,
    lost: (pit) => reduce(pit, { t: 'down' }),
    heard: (pit, message, at) => reduce(pit, { t: 'heard', message: whole(message), at }),
    follow: ({ watched, version }) => (watched ? [{ t: 'watch', table: watched, seen: version }] : []),
    unanswered: ({ outbox }) => outbox.map((command) => ({ ...command })),
  })

  get now(): Pit {
    return this.#line.state
  }

  /** The house's key, that of the floor; empty on a player's device. */
  get key(): string {
    return this.#line.key
  }

  get route(): Route {
    return this.#route
  }

  open(): void {
    this.#line.takeKey()
    this.#line.change((pit) => reduce(pit, { t: 'came', watched: watchedAt(this.#route) }))
    this.#line.open()
    addEventListener('popstate', () => this.#enter(routeOf(location.pathname)))
  }

  go(route: Route): void {
    history.pushState(null, '', pathOf(route))
    this.#enter(route)
  }

  join(name: string): void {
    this.#send({ t: 'join', id: commandId(), name })
  }

  /** Asks something of a table, the one looked at when none is named; the id of the command. */
  ask(ask: Ask, table = this.now.watched ?? 'pit'): string {
    const id = commandId()
    this.#send({ t: 'pit', id, table, ask })
    return id
  }

  read(notice: number): void {
    this.#line.change((pit) => reduce(pit, { t: 'read', notice }))
  }

  greet(): void {
    this.#line.greet()
  }

  #send(command: PitCommand): void {
    this.#line.change((pit) => reduce(pit, { t: 'sent', command }))
    this.#line.say({ ...command })
  }

  #enter(route: Route): void {
    const left = this.now.watched
    this.#route = route
    const watched = watchedAt(route)
    if (watched === left) return
    this.#line.change((pit) => reduce(pit, { t: 'came', watched }))
    if (left) this.#line.say({ t: 'unwatch', table: left })
    if (watched) this.#line.say({ t: 'watch', table: watched, seen: null })
  }
}

export const pit = new PitRoom()
