import { Line } from '../kit/line/line.svelte'
import type { Answer } from '../kit/line/outbox'
import type { Session } from '../kit/line/session'
import { mayAsk } from '../kit/session/needs'
import type { PitAsk } from '../kit/wire/pit-ask'
import type { FromPit } from './heard'
import { pathOf, type Route, routeOf, watchedAt } from './route'
import { come, emptyPit, hear, missed, type Pit } from './state'

/** The page's way to the casino tables. */
class PitRoom {
  #route = $state.raw<Route>(routeOf(location.pathname))
  /** The table one has left: what one is asked next there is whether one brings chips again. */
  left = $state('')
  readonly line = new Line<Pit, FromPit, PitAsk>({
    start: emptyPit,
    heard: hear,
    missed,
    wallet: (message) => {
      return message.t === 'state' && message.kind === 'pit' ? (message.view.you?.wallet ?? null) : null
    },
    follow: ({ watched, version }) => (watched ? [{ t: 'watch', of: watched, seen: version }] : []),
  })

  get now(): Pit {
    return this.line.state
  }

  get session(): Session<PitAsk> {
    return this.line.session
  }

  get route(): Route {
    return this.#route
  }

  open(): void {
    this.line.change((pit) => come(pit, watchedAt(this.#route)))
    this.line.open()
    addEventListener('popstate', () => this.#enter(routeOf(location.pathname)))
  }

  go(route: Route): void {
    history.pushState(null, '', pathOf(route))
    this.#enter(route)
  }

  /** Asks something of a table, the one looked at when none is named. */
  ask(ask: PitAsk, table = this.now.watched ?? 'pit'): Answer {
    return this.line.ask(table, ask)
  }

  /** Leave a table; what lies in a round stays until it is over. */
  leave(table: string): void {
    this.left = table
    void this.ask({ type: 'leave' }, table)
  }

  /** Whether a role of one's lets one ask this of the table looked at, for the house. */
  may(ask: PitAsk['type']): boolean {
    return mayAsk(this.session, 'pit', ask, this.now.watched ?? 'pit')
  }

  #enter(route: Route): void {
    const left = this.now.watched
    this.#route = route
    const watched = watchedAt(route)
    if (watched === left) return
    this.line.change((pit) => come(pit, watched))
    if (left) this.line.say({ t: 'unwatch', of: left })
    if (watched) this.line.say({ t: 'watch', of: watched, seen: null })
  }
}

export const pit = new PitRoom()
