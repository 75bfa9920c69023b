import type { Answer, Rejection } from '../line/outbox'

/**
 * What a form has sent: it waits for the answer, tells a refusal itself, and keeps until then what was filled in.
 * It lives as long as the component that makes it. Whoever left it meanwhile has nothing closed that he opened since,
 * and is told a refusal where the page tells them.
 */
export class Sending {
  refused = $state.raw<Rejection | null>(null)
  #answer = $state.raw<Answer | null>(null)

  constructor() {
    $effect(() => this.leave)
  }

  get waits(): boolean {
    return this.#answer !== null
  }

  /** Asks for something, unless an answer is awaited already; what is `done` comes once the room has done it. */
  async send(ask: () => Answer | void, done: () => void = () => undefined): Promise<void> {
    if (this.waits) return
    this.refused = null
    const answer = ask()
    if (!answer) return done()
    this.#answer = answer
    const refused = await answer
    if (this.#answer !== answer) return
    this.#answer = null
    this.refused = refused
    if (refused) refused.read()
    else done()
  }

  /** What was refused is filled in anew. */
  change = (): void => {
    this.refused = null
  }

  /** Something else is filled in: what was sent is awaited here no longer. */
  leave = (): void => {
    this.#answer = null
    this.refused = null
  }
}
