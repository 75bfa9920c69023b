import { keep, recall } from '../../kit/session/memory'

const KEPT = 'croupier-side-by-side'

/** Whether one's tables stand side by side where the screen is wide enough. */
class Side {
  #by = $state(recall(KEPT) === 'on')

  get by(): boolean {
    return this.#by
  }

  set by(by: boolean) {
    this.#by = by
    keep(KEPT, by ? 'on' : null)
  }
}

export const side = new Side()
