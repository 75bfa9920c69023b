import type { EventBreaks } from '../house'

/** A break: of which events, and whether all that one plays rest meanwhile. */
export interface Break {
  at: number
  length: number
  names: string[]
  all: boolean
}

/** The breaks of all events by time; those that begin and end together stand in one. */
export function timetable(events: EventBreaks[]): Break[] {
  const found = new Map<string, Break>()
  for (const { name, breaks } of events)
    for (const { at, length } of breaks) {
      const known = found.get(`${at} ${length}`) ?? { at, length, names: [], all: false }
      known.names.push(name)
      known.all = known.names.length === events.length
      found.set(`${at} ${length}`, known)
    }
  return [...found.values()].toSorted((one, other) => one.at - other.at || one.length - other.length)
}
