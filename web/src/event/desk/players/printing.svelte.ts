import { keep, recall } from '../../../kit/session/memory'

const KEY = 'croupier-print-cards'

/** Whether this device prints a seat card for everybody who enters, and for whom it has. */
class Printing {
  #atOnce = $state(recall(KEY) === 'on')
  #printed = new Set<string>()

  get atOnce(): boolean {
    return this.#atOnce
  }

  set atOnce(wanted: boolean) {
    this.#atOnce = wanted
    keep(KEY, wanted ? 'on' : 'off')
  }

  /** Once for each entry of somebody. */
  takes(entry: string): boolean {
    if (this.#printed.has(entry)) return false
    this.#printed.add(entry)
    return true
  }
}

export const printing = new Printing()
