import { asked } from '../http'

/** What Chromium has to ask before it puts a page among a machine's programs. */
interface Offered extends Event {
  prompt(): Promise<unknown>
}

const LEAST_BETWEEN = 60_000
const CAME_ANEW = 'croupier-came-anew'

/** The page as a program of the machine's own. */
class Installed {
  #offered = $state.raw<Offered | null>(null)

  /** Whether the browser would install it now. */
  get offered(): boolean {
    return this.#offered !== null
  }

  /** Let the browser ask; only on the person's own click. */
  async install(): Promise<void> {
    const offered = this.#offered
    this.#offered = null
    await offered?.prompt()
  }

  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offered = event as Offered
    })
    addEventListener('appinstalled', () => (this.#offered = null))
    // A part of this page that is gone from the house: a newer page is there.
    addEventListener('vite:preloadError', () => void comeAnew())
    if (import.meta.env.PROD && 'serviceWorker' in navigator) {
      void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    }
  }
}

let coming = false

/** Load the page anew where the house answers; once for all the parts that are gone, and not again and again. */
async function comeAnew(): Promise<void> {
  const last = Number(sessionStorage.getItem(CAME_ANEW) ?? 0)
  if (coming || Date.now() - last < LEAST_BETWEEN) return
  coming = true
  try {
    await asked('/healthz')
    sessionStorage.setItem(CAME_ANEW, String(Date.now()))
    location.reload()
  } finally {
    coming = false
  }
}

export const installed = new Installed()
