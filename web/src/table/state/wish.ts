import type { OptionsView, SeatView, TableView } from '../../kit/wire/table'
import type { Action } from '../seen'

/** What a player can ask for before his turn comes. */
export type Asked = 'check' | 'check-or-fold' | 'fold' | 'call' | 'call-any'

/** It was asked for on a street, when so much was to be called. */
export interface Wish {
  asked: Asked
  street: string
  call: number
}

/** What the hero would have to put in now, if it were his turn; a big blind posted short is called as a whole one. */
export function toCall({ seats, big_blind }: TableView, hero: SeatView): number {
  const least = seats.some(({ last }) => last?.kind === 'big-blind') ? big_blind : 0
  return Math.min(hero.stack, Math.max(least, ...seats.map(({ bet }) => bet)) - hero.bet)
}

/** What answers the bets there are; a blind that was posted does not. */
const ANSWERS = ['check', 'call', 'raise', 'bring-in']

/** Whether cards are thrown away before anybody bets. */
function throwsFirst({ seats, hand }: TableView, hero: SeatView): boolean {
  const street = hand?.street ?? ''
  if (street === 'discard') return true
  if (street === 'predraw' || !street.endsWith('draw') || seats.some(({ bet }) => bet)) return false
  const asked = [hero.seat, hand?.to_act]
  return !seats.some(({ seat, last }) => asked.includes(seat) && last?.kind === 'discard')
}

/** What may be asked for: nothing that could not be granted as things stand. */
export function askable(view: TableView, hero: SeatView): Asked[] {
  if (!view.hand?.to_act || throwsFirst(view, hero)) return []
  if (toCall(view, hero)) return ['fold', 'call', 'call-any']
  // Whoever has answered comes in turn again only where somebody bets.
  const answered = ANSWERS.includes(hero.last?.kind ?? '')
  return answered ? ['check-or-fold', 'call-any'] : ['check', 'check-or-fold', 'call-any']
}

/**
 * What is left of a wish as the bet stands now; null where another bet, or the next street, has withdrawn it. Of *check or
 * fold* the first bet leaves the fold, and *call any* holds until it would cost the stack, which it did not when it was
 * asked for.
 */
export function left(wish: Wish, view: TableView, hero: SeatView): Wish | null {
  const { asked, street, call } = wish
  const now = toCall(view, hero)
  if (street !== view.hand?.street) return null
  if (now === call) return wish
  if (asked === 'check-or-fold') return { asked: 'fold', street, call: now }
  return asked === 'call-any' && now < hero.stack ? wish : null
}

/** The action a wish comes to under the options of the turn; null when it no longer fits. */
export function grant({ asked, call }: Pick<Wish, 'asked' | 'call'>, options: OptionsView): Action | null {
  if (options.discards || options.bring_in) return null
  if (asked !== 'call' && options.check) return 'check'
  if (asked === 'call-any') return options.call ? 'call' : null
  if (asked === 'call') return options.call === call ? 'call' : null
  return asked !== 'check' && options.fold ? 'fold' : null
}
