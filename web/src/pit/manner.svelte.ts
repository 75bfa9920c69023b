import { keep, recall } from '../kit/session/memory'
import type { Draft } from './felt/staking'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const KEPT = { speed: 'croupier-pit-speed', cut: 'croupier-pit-cut', hold: 'croupier-pit-hold' }
const BETS = 'croupier-pit-bets-'

/** How this browser's owner likes to play in the pit. */
class Manner {
  #speed = $state<Speed>(SPEEDS.find((each) => String(each) === recall(KEPT.speed)) ?? 1)
  #cuts = $state(recall(KEPT.cut) === 'yes')
  #holds = $state(recall(KEPT.hold) === 'yes')

  /** How many times as fast as usual cards come. */
  get speed(): Speed {
    return this.#speed
  }

  faster(): void {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length]!
    keep(KEPT.speed, String(this.#speed))
  }

  /** Whether the browser cuts for him, at a place it draws. */
  get cuts(): boolean {
    return this.#cuts
  }

  set cuts(cuts: boolean) {
    this.#cuts = cuts
    keep(KEPT.cut, cuts ? 'yes' : null)
  }

  /** Whether a machine holds for him what is best held. */
  get holds(): boolean {
    return this.#holds
  }

  set holds(holds: boolean) {
    this.#holds = holds
    keep(KEPT.hold, holds ? 'yes' : null)
  }
}

export const manner = new Manner()

/** Bets kept for a game, as they lay; nothing where none were, or what was kept cannot be read. */
export function keptBets(game: string): Draft | null {
  try {
    const found: unknown = JSON.parse(recall(BETS + game) ?? 'null')
    return isDraft(found) ? found : null
  } catch {
    return null
  }
}

export function keepBets(game: string, draft: Draft): void {
  keep(BETS + game, JSON.stringify(draft))
}

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false
  return Object.values(found).every(
    (staked) =>
      typeof staked === 'object' && staked !== null && Object.values(staked).every(Number.isSafeInteger),
  )
}
