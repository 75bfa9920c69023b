/** What Chromium has to ask before it puts a page among a machine's programs. */
interface Offered extends Event {
  prompt(): Promise<unknown>
}

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
    if (import.meta.env.PROD && 'serviceWorker' in navigator) {
      void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    }
  }
}

export const installed = new Installed()
