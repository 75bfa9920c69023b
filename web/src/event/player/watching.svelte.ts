import { keep, recall } from '../../kit/session/memory'

/** Who this phone's owner says he is, where he has not entered by himself: seats are public, so he may just look. */
class Watching {
  #chosen = $state<Record<string, string>>({})

  of(event: string): string {
    return this.#chosen[event] ?? recall(`croupier-event-${event}`) ?? ''
  }

  choose(event: string, player: string): void {
    this.#chosen[event] = player
    keep(`croupier-event-${event}`, player || null)
  }
}

export const watching = new Watching()
