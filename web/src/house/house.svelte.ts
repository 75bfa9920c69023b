import { asked, Refused } from '../kit/http'
import { commandId } from '../kit/line/commands'
import { inAddress, keepKey, recallKey } from '../kit/session/key'
import type { Seen } from './seen'

/** How often the page looks, in ms. */
export const PAUSE = 5_000

/** The house as it stood when it last answered; it is asked again and again for as long as somebody looks. */
export class House {
  seen = $state.raw<Seen | null>(null)
  /** Whether it did not answer the last time. */
  lost = $state(false)
  #key = $state(inAddress() || recallKey())
  #refused = $state(false)
  #timer = 0
  #asking: AbortController | null = null

  get key(): string {
    return this.#key
  }

  set key(key: string) {
    this.#key = key
    this.#refused = false
    void this.look()
  }

  /** What the form for the key wants to know: whether the key was the right one. */
  get session(): { is_floor: boolean; line: 'connecting' | 'open' } {
    return { is_floor: this.seen !== null, line: this.#refused ? 'open' : 'connecting' }
  }

  /** Whether the page has nothing to show before somebody types a key. */
  get locked(): boolean {
    return this.seen === null && (!this.#key || this.#refused)
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
  async mend(type: 'reopen' | 'give-up', what: string): Promise<string> {
    try {
      const body = { t: 'ask', id: commandId(), to: 'house', ask: { type, what } }
      await asked('/api/asks', { body, key: this.#key })
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
    if (!this.#key) return
    const asking = (this.#asking = new AbortController())
    try {
      this.seen = await asked<Seen>('/api/house', { key: this.#key, signal: asking.signal })
      this.lost = false
      keepKey(this.#key)
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
