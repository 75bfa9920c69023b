import { asked, Refused } from '../kit/http'
import type { Notebook, Reads } from './seen'

/** How often the page asks whether the notebook may still be open, in ms. */
const PAUSE = 4_000
const OWN = '/api/school/notebook'

/** One's own notebook. It is asked for again and again: as soon as one is in a hand it is closed, and nothing of it stays. */
export class OwnNotebook {
  book = $state.raw<Notebook | null>(null)
  reads = $state.raw<Reads | null>(null)
  /** What the house says as long as it is closed. */
  closed = $state('')
  /** Who asks has no name in the house, and no notebook. */
  nameless = $state(false)
  lost = $state(false)
  #timer = 0

  /** Look until the page goes; what is returned ends it. */
  watch(): () => void {
    const again = () => {
      if (document.visibilityState === 'visible') void this.look()
    }
    document.addEventListener('visibilitychange', again)
    void this.look()
    return () => {
      document.removeEventListener('visibilitychange', again)
      clearTimeout(this.#timer)
    }
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#does(async () => {
      this.book = await asked<Notebook>(OWN, { mine: true })
    })
    this.#timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') void this.look()
    }, PAUSE)
  }

  async read(): Promise<void> {
    await this.#does(async () => {
      this.reads = await asked<Reads>(`${OWN}/reads`, { mine: true })
    })
  }

  /** Write something down; what the house says where it will not. */
  async write(what: string, body: unknown): Promise<string> {
    try {
      this.book = await asked<Notebook>(`${OWN}/${what}`, { body, mine: true })
      return ''
    } catch (error) {
      void this.look()
      return error instanceof Refused ? error.message : ''
    }
  }

  async #does(it: () => Promise<void>): Promise<void> {
    try {
      await it()
      this.closed = ''
      this.nameless = this.lost = false
    } catch (error) {
      // What was open lies nowhere on the page any more.
      this.book = this.reads = null
      this.closed = error instanceof Refused ? error.message : ''
      this.nameless = error instanceof Refused && error.code === 'room-not-joined'
      this.lost = !this.closed
    }
  }
}
