import { type Known, searchPlayers } from '../../house'

const WAIT = 200

interface Knows {
  readonly people: Known[]
  /** Whom the house knows by a text: what was asked for it already is not asked again. */
  met(text: string): Promise<Known[]>
}

/** Whom the house knows by what is being typed, asked for when the fingers rest. */
export function knownBy(text: () => string): Knows {
  let people = $state.raw<Known[]>([])
  let asked: { of: string; met: Promise<Known[]> } | null = null

  function met(of: string): Promise<Known[]> {
    if (asked?.of === of) return asked.met
    const mine = { of, met: searchPlayers(of) }
    asked = mine
    mine.met.then(
      (found) => {
        if (asked === mine) people = found
      },
      () => {
        if (asked === mine) asked = null
      },
    )
    return mine.met
  }

  $effect(() => {
    const wanted = text().trim()
    if (!wanted) {
      people = []
      asked = null
      return
    }
    const timer = setTimeout(() => void met(wanted), WAIT)
    return () => clearTimeout(timer)
  })
  return {
    get people() {
      return people
    },
    met,
  }
}
