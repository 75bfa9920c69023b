import { hall } from './hall.svelte'

const OFTEN = 200

/** The room's time as the page shows it: looked at five times a second while anybody looks. */
class Time {
  #now = $state(hall.now())
  #watching = 0
  #timer = 0

  get now(): number {
    return this.#now
  }

  /** Runs while a component that shows the time is there. */
  watch = (): (() => void) => {
    this.#watching += 1
    if (this.#watching === 1) this.#timer = window.setInterval(() => (this.#now = hall.now()), OFTEN)
    return () => {
      this.#watching -= 1
      if (!this.#watching) clearInterval(this.#timer)
    }
  }
}

export const time = new Time()
