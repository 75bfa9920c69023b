import { asked } from '../kit/http'
import { say } from '../kit/text/say'

/** Something of the house a role can be given for: a part of it, or what is open there. */
interface Place {
  part: string
  place: string
  name: string
}

/** Where roles can be given, and what the places are called. */
export class Places {
  all = $state.raw<Place[]>([])

  async learn(): Promise<void> {
    this.all = (await asked<{ places: Place[] }>('/api/staff/places', { mine: true })).places
  }

  /** A place as one says it; one that is no more by its id. */
  called(place: string): string {
    if (!place) return say('place-everywhere')
    const known = this.all.find((each) => each.place === place)
    if (known?.name) return known.name
    return ['tables', 'event', 'cash', 'pit'].includes(place) ? say(`place-${place}`) : place
  }
}
