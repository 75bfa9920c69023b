import { stem } from '../kit/people'

const LONGEST = 30

/** The id of somebody by his name: one who is known here, else a new one made of the name. */
export function newPerson(name: string, known: Readonly<Record<string, string>>): string {
  const wanted = name.trim()
  const found = Object.entries(known).find(([, one]) => one.toLowerCase() === wanted.toLowerCase())
  if (found) return found[0]
  const base = stem(wanted, LONGEST)
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!(id in known)) return id
  }
}
