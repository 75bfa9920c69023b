const KEY = 'croupier-print-cards'

/** Whether this device prints a seat card for everybody who enters, and for whom it has. */
class Printing {
  #atOnce = $state(read())
  #printed = new Set<string>()

  get atOnce(): boolean {
    return this.#atOnce
  }

  set atOnce(wanted: boolean) {
    this.#atOnce = wanted
    try {
      localStorage.setItem(KEY, wanted ? 'on' : 'off')
    } catch {
      // A page that may keep nothing prints as it is told until it is loaded again.
    }
  }

  /** Once for each entry of somebody. */
  takes(entry: string): boolean {
    if (this.#printed.has(entry)) return false
    this.#printed.add(entry)
    return true
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

export const printing = new Printing()
