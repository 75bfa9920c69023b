import type { HeardView, PitView } from '../../kit/wire/pit'

type Talking = Pick<PitView, 'id' | 'talk' | 'you'>

/** What somebody else said, or showed. */
export function byOthers({ talk, you }: Talking): HeardView[] {
  return (talk?.heard ?? []).filter(({ what }) => 'name' in what && what.name !== you?.name)
}

export function lastNumber({ talk }: Talking): number {
  return talk?.heard.at(-1)?.number ?? 0
}

/** How far one has read the talk of the tables one has been at; what was said before one came is not new. */
class Hearing {
  #read = $state.raw<Readonly<Record<string, number>>>({})

  come(view: Talking): void {
    if (!(view.id in this.#read)) this.read(view)
  }

  read(view: Talking): void {
    const last = lastNumber(view)
    if (this.#read[view.id] !== last) this.#read = { ...this.#read, [view.id]: last }
  }

  /** How many words of others one has not read. */
  unread(view: Talking): number {
    const read = this.#read[view.id]
    return read === undefined ? 0 : byOthers(view).filter(({ number }) => number > read).length
  }
}

export const hearing = new Hearing()
