import { commandId } from '../protocol/commands'
import { type FromRoom, PROTOCOL, type ToRoom } from '../protocol/messages'
import { type Socket, Wire } from '../protocol/wire'
import { keep, recall } from '../state/memory'
import { settings } from '../state/settings.svelte'
import type { Ask, FromPit, PitCommand } from './messages'
import { whole } from './read'
import { pathOf, type Route, routeOf, watchedAt } from './route'
import { emptyPit, type Happening, type Pit, reduce } from './state'

const TOKEN = 'croupier-token'
const KEY = 'croupier-floor-key'

/** The page's one owner of state: it hears the room and sends commands. */
class PitRoom {
  #pit = $state.raw<Pit>(emptyPit(recall(TOKEN)))
  #route = $state.raw<Route>(routeOf(location.pathname))
  /** The floor's key comes in the address the house printed, and is kept on this device. */
  readonly key = location.hash.slice(1) || recall(KEY) || ''
  #wire = new Wire({
    open: () => new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws') as unknown as Socket,
    up: () => this.#hello(),
    down: () => this.#happen({ t: 'down' }),
    hear: (message) => this.#hear(message),
  })

  get now(): Pit {
    return this.#pit
  }

  get route(): Route {
    return this.#route
  }

  open(): void {
    if (location.hash.length > 1) {
      keep(KEY, this.key)
      history.replaceState(null, '', location.pathname)
    }
    this.#happen({ t: 'came', watched: watchedAt(this.#route) })
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

  join(name: string): void {
    this.#send({ t: 'join', id: commandId(), name })
  }

  /** Asks something of a table, the one looked at when none is named; the id of the command. */
  ask(ask: Ask, table = this.#pit.watched ?? 'pit'): string {
    const id = commandId()
    this.#send({ t: 'pit', id, table, ask })
    return id
  }

  read(notice: number): void {
    this.#happen({ t: 'read', notice })
  }

  /** Refusals are told in the language of the last hello, so a new language needs a new one. */
  greet(): void {
    if (this.#pit.line === 'open') this.#hello()
  }

  #send(command: PitCommand): void {
    this.#happen({ t: 'sent', command })
    if (this.#pit.line === 'open') this.#say(command)
  }

  #say(message: PitCommand | Record<string, unknown>): void {
    this.#wire.send(message as unknown as ToRoom)
  }

  #wakeUp(): void {
    if (this.#pit.line === 'lost') this.#wire.again()
    else this.#wire.check()
  }

  #happen(happening: Happening): void {
    this.#pit = reduce(this.#pit, happening)
  }

  #hello(): void {
    const { token } = this.#pit
    const hello = { t: 'hello', protocol: PROTOCOL, token, lang: settings.language }
    this.#say(this.key ? { ...hello, key: this.key } : hello)
  }

  #hear(heard: FromRoom): void {
    const message = whole(heard as unknown as FromPit)
    const greeted = this.#pit.line !== 'open'
    this.#happen({ t: 'heard', message, at: Date.now() })
    if (this.#pit.line === 'old') this.#wire.close()
    if (message.t !== 'welcome') return
    keep(TOKEN, this.#pit.token)
    if (!greeted) return
    this.#follow()
    for (const command of this.#pit.outbox) this.#say(command)
  }

  #follow(): void {
    const { watched, version } = this.#pit
    if (watched) this.#say({ t: 'watch', table: watched, seen: version })
  }

  #enter(route: Route): void {
    const left = this.#pit.watched
    this.#route = route
    const watched = watchedAt(route)
    if (watched === left) return
    this.#happen({ t: 'came', watched })
    if (this.#pit.line !== 'open') return
    if (left) this.#say({ t: 'unwatch', table: left })
    this.#follow()
  }
}

export const pit = new PitRoom()
