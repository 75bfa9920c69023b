import { type Known, searchPlayers } from '../../house'

const WAIT = 200

/** Whom the house knows by what is being typed, asked for when the fingers rest; `of` what they were asked for. */
export function knownBy(text: () => string): { readonly people: Known[]; readonly of: string } {
  let people = $state.raw<Known[]>([])
  let of = ''
  $effect(() => {
    const wanted = text().trim()
    if (!wanted) {
      people = []
      of = ''
      return
    }
    const timer = setTimeout(() => {
      searchPlayers(wanted).then(
        (met) => {
          people = met
          of = wanted
        },
        () => undefined,
      )
    }, WAIT)
    return () => clearTimeout(timer)
  })
  return {
    get people() {
      return people
    },
    get of() {
      return of
    },
  }
}
