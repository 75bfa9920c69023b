import type { Terms } from '../seen'
import { say } from '../../kit/text/say'

/** A table's game; of a rotation also the one that is dealt now. */
export function gameName({ game, rotation }: Pick<Terms, 'game' | 'rotation'>): string {
  if (!rotation) return say(`game-${game}`)
  return say('game-now', { mix: say(`game-${rotation.name}`), game: say(`game-${game}`) })
}
