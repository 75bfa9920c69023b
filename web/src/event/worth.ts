import { money } from '../kit/figures'
import { chips } from '../kit/numbers'
import type { EventSeen } from './seen'

/** An amount of what an event is played for: play chips as chips, club money as money. */
export const worth = ({ terms }: Pick<EventSeen, 'terms'>, amount: number): string =>
  terms.played_for === 'play' ? chips(amount) : money(amount)
