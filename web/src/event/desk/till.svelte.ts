import { type Ask, placeOf } from '../hall'
import { hall } from '../hall.svelte'
import type { Answer } from '../../kit/line/outbox'
import { may } from '../../kit/session/roles'
import type { Sell } from '../../kit/wire/cage-ask'
import type { DrawerSeen } from '../../kit/wire/cage'
import type { EventSeen } from '../seen'

export type Way = NonNullable<Sell['method']>
export type Sold = Ask & { type: Sell['what']['type'] }

export const WAYS: readonly Way[] = ['cash', 'card', 'transfer', 'balance']

/** Money of an event at its desk: where it is club money it goes through the drawer of whoever works here. */
class Till {
  /** How what is sold next is paid for. */
  way = $state<Way>('cash')

  /** Whether one takes money of an event here, or at the cage. */
  works({ terms }: EventSeen): boolean {
    const places = [placeOf(hall.state), 'cage']
    return terms.played_for === 'club' && places.some((place) => may(hall.session, 'money', place))
  }

  /** Whether one sells this here: for club money into a drawer, for play chips at the desk alone. */
  sells(event: EventSeen, what: Sold['type']): boolean {
    return event.terms.played_for === 'club' ? this.works(event) : hall.may(what)
  }

  /** One's own open drawer; whose it is is said by names: the house knows of no two alike. */
  get drawer(): DrawerSeen | undefined {
    const name = hall.session.you?.name
    return hall.state.cage?.drawers.find((drawer) => drawer.name === name)
  }

  sell(event: EventSeen, what: Sold, said: string): Answer {
    if (event.terms.played_for !== 'club') return hall.ask(what, said)
    return hall.askCage({ type: 'sell', event: event.id, what, method: this.way }, said)
  }

  /** Pay somebody out what an event owes him; out of a balance into a balance nothing is paid. */
  pay({ id }: EventSeen, person: string, amount: number, said: string): Answer {
    const method = this.way === 'balance' ? 'cash' : this.way
    return hall.askCage({ type: 'pay-money', drawer: 0, event: id, person, amount, method }, said)
  }

  open(float: unknown): Answer {
    return hall.askCage({ type: 'open-drawer', float })
  }
}

export const till = new Till()
