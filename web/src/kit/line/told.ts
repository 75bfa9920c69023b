import { applied } from '../changes'

/** A message as it comes: whole, or what has changed since the one before. */
interface Heard {
  t: string
  of?: string
  kind?: string
  view?: unknown
  changes?: unknown
}

/** Keeps what everything looked at was like last, so that a page hears of whole views only. */
export class Told {
  readonly #last = new Map<string, { kind: string; view: unknown }>()

  /**
   * Return a message as the page takes it: a state or a change under the `kind` of what it is of, with its `view`
   * whole; any other as it is. A change of what was never told is `stray`.
   */
  whole(message: Heard): Heard {
    const { t, of = '' } = message
    if (t === 'state') {
      const { kind = '', view } = message
      this.#last.set(of, { kind, view })
      return { ...message, t: kind }
    }
    if (t !== 'change') return message
    const last = this.#last.get(of)
    if (!last) return { t: 'stray' }
    const view = applied(last.view, message.changes)
    this.#last.set(of, { ...last, view })
    return { ...message, t: last.kind, view }
  }

  /** Forget what is looked at no more. */
  forget(of: string): void {
    this.#last.delete(of)
  }
}
