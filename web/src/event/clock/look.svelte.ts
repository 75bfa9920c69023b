import { fetchLook, type Look } from '../house'

const AGAIN = 20_000
const EACH = 10_000

/** How light a colour is, from 0 to 1. */
function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2
}

/** How the house has its screens look: asked for again and again, for nobody loads a screen on a wall anew. */
class HouseLook {
  #look = $state.raw<Look | null>(null)
  #asked = $state(0)

  get own(): boolean {
    return Boolean(this.#look?.ground)
  }

  get style(): string {
    if (!this.#look?.ground) return ''
    const { accent, ground } = this.#look
    const text = light(ground) > 0.3 ? '#000000' : '#ffffff'
    return `--house-ground: ${ground}; --house-accent: ${accent}; --house-text: ${text}`
  }

  get logo(): string {
    return this.#look?.logo ? `/api/look/logo?${this.#asked}` : ''
  }

  /** The messages of the house take turns. */
  message(now: number): string {
    const lines = this.#look?.messages ?? []
    return lines[Math.floor(now / EACH) % Math.max(lines.length, 1)] ?? ''
  }

  watch = (): (() => void) => {
    void this.#learn()
    const timer = setInterval(() => void this.#learn(), AGAIN)
    return () => clearInterval(timer)
  }

  async #learn(): Promise<void> {
    try {
      const look = await fetchLook()
      if (JSON.stringify(look) !== JSON.stringify(this.#look)) this.#asked += 1
      this.#look = look
    } catch {
      // A clock goes on by what it knows.
    }
  }
}

export const look = new HouseLook()
