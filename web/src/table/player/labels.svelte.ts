import type { Colour } from './notebook'

/** The colours one has marked players with, by their names: nobody else is told of them. */
class Labels {
  #by = $state.raw<Readonly<Record<string, Colour>>>({})

  of(name: string): Colour {
    return this.#by[name] ?? ''
  }

  take(labels: Readonly<Record<string, Colour>>): void {
    this.#by = labels
  }
}

export const labels = new Labels()
