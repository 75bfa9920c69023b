import { keep, recall } from '../state/memory'

export const LOOKS = ['dark', 'light'] as const
export type Look = (typeof LOOKS)[number]

const KEPT = 'croupier-look'

/** Dark as the rest of the house, or light for a bright room; what was chosen is kept on this device. */
class Appearance {
  #look = $state<Look>(recall(KEPT) === 'light' ? 'light' : 'dark')

  get look(): Look {
    return this.#look
  }

  turn(): void {
    this.#look = this.#look === 'dark' ? 'light' : 'dark'
    keep(KEPT, this.#look)
  }
}

export const appearance = new Appearance()
