import { asked, Refused } from '../kit/http'
import { commandId } from '../kit/line/commands'
import { Line } from '../kit/line/line.svelte'
import type { Seen } from './seen'

/** How often the page looks, in ms. */
export const PAUSE = 5_000

/** Who looks, and what he may do here. */
export const line = new Line<null, { t: string }>({
  start: null,
  heard: () => null,
  follow: () => [],
})

/** The house as it stood when it last answered; it is asked again and again for as long as somebody looks. */
export class House {
  seen = $state.raw<Seen | null>(null)
  /** Whether it did not answer the last time. */
  lost = $state(false)
  #refused = $state(false)
  #timer = 0
  #asking: AbortController | null = null

  /** Whether whoever looks has no role for it. */
  get locked(): boolean {
    return this.#refused
  }

  /** Look on until the page goes; what is returned ends it. */
  watch(): () => void {
    const again = () => {
      if (document.visibilityState === 'visible') void this.look()
    }
    document.addEventListener('visibilitychange', again)
    void this.look()
    return () => {
      document.removeEventListener('visibilitychange', again)
      clearTimeout(this.#timer)
      this.#asking?.abort()
    }
  }

  /** Let what has stopped go on, or pay its chips out; what the house says where it will not. */
  mend(type: 'reopen' | 'give-up', what: string): Promise<string> {
    return this.#asks('/api/asks', { t: 'ask', id: commandId(), to: 'house', ask: { type, what } })
  }

  /** Tell everybody that the house pauses in so many seconds, or that it plays on. */
  pause(seconds: number | null): Promise<string> {
    return this.#asks('/api/house/pause', { seconds })
  }

  async #asks(path: string, body: object): Promise<string> {
    try {
      await asked(path, { body, mine: true })
    } catch (error) {
      if (error instanceof Refused) return error.message
      this.lost = true
    }
    await this.look()
    return ''
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    const asking = (this.#asking = new AbortController())
    try {
      this.seen = await asked<Seen>('/api/house', { mine: true, signal: asking.signal })
      this.lost = false
      this.#refused = false
    } catch (error) {
      if (asking.signal.aborted) return
      this.#refused = error instanceof Refused && this.seen === null
      this.lost = !this.#refused
    }
    if (this.#refused) return
    this.#timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') void this.look()
    }, PAUSE)
  }
}
