import { type Known, searchPlayers } from '../../house'

const WAIT = 200

/** Whom the house knows by what is being typed, asked for when the fingers rest. */
export function knownBy(text: () => string): { readonly people: Known[] } {
  let people = $state.raw<Known[]>([])
  $effect(() => {
    const wanted = text().trim()
    if (!wanted) {
      people = []
      return
    }
    const timer = setTimeout(() => {
      searchPlayers(wanted).then(
        (met) => (people = met),
        () => undefined,
      )
    }, WAIT)
    return () => clearTimeout(timer)
  })
  return {
    get people() {
      return people
    },
  }
}
