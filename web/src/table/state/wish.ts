import type { OptionsView } from '../../kit/wire/table'
import type { Action } from '../seen'

/** What the hero asks for before the turn comes. */
export type Wish = 'check' | 'check-or-fold'

/** The action a wish comes to under the options of the turn; null when it no longer fits. */
export function grant(wish: Wish, options: OptionsView): Action | null {
  if (options.discards || options.bring_in) return null
  if (options.check) return 'check'
  return wish === 'check-or-fold' && options.fold ? 'fold' : null
}
