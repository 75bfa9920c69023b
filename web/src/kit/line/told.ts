import { applied } from '../changes'
import type { Change } from '../wire/socket'

/** A state as the room tells it: of what, of which kind, and how it stands. */
interface Whole {
  t: 'state'
  of: string
  kind: string
  view: unknown
}

/** A state as a page hears it, from the room or made of a change, which says nothing of a `resync`. */
export type Stated<M extends Whole> = Omit<M, 'resync'> & Partial<Pick<M, Extract<keyof M, 'resync'>>>

/** A change of what was never told. */
export interface Stray {
  t: 'stray'
}

/** Keeps what everything looked at was like last, so that a page hears of whole views only. */
export class Told {
  readonly #last = new Map<string, Pick<Whole, 'kind' | 'view'>>()

  /** Return a message as the page takes it: a change as the state it makes, any other as it is. */
  whole<M extends { t: string }>(message: M): M | Stated<Whole> | Stray {
    if (message.t === 'state') {
      const { of, kind, view } = message as unknown as Whole
      this.#last.set(of, { kind, view })
    }
    return message.t === 'change' ? this.#changed(message as unknown as Change) : message
  }

  #changed({ changes, ...message }: Change): Stated<Whole> | Stray {
    const last = this.#last.get(message.of)
    if (!last) return { t: 'stray' }
    const next = { kind: last.kind, view: applied(last.view, changes) }
    this.#last.set(message.of, next)
    return { ...message, ...next, t: 'state' }
  }

  /** Forget what is looked at no more. */
  forget(of: string): void {
    this.#last.delete(of)
  }
}
