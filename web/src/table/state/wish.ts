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

/** What the hero would have to put in now, if it were his turn. */
export function toCall({ seats }: TableView, hero: SeatView): number {
  return Math.min(hero.stack, Math.max(0, ...seats.map(({ bet }) => bet)) - hero.bet)
}

/** What may be asked for: nothing that could not be granted as things stand. */
export function askable(view: TableView, hero: SeatView): Asked[] {
  return toCall(view, hero) ? ['fold', 'call', 'call-any'] : ['check', 'check-or-fold', 'call-any']
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
