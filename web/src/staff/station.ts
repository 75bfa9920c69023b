import { asked } from '../kit/http'
import { commandId } from '../kit/line/commands'

/** A device of the house's own, who works at it (empty for nobody), and who may: people with a PIN and a role for it. */
export interface Here {
  station: { name: string; role: string; place: string; person: string } | null
  people: { person: string; name: string }[]
}

/** A new device's name, and where it stands as what. */
export interface NewStation {
  name: string
  role: string
  place: string
}

const post = <T>(what: string, body: object): Promise<T> =>
  asked(`/api/staff/${what}`, { body: { id: commandId(), ...body }, mine: true })

export const here = (): Promise<Here> => asked('/api/staff/station', { mine: true })

/** A code that gives the device on which it is shown its place. */
export const newStation = (wished: NewStation): Promise<{ code: string }> => post('stations', wished)

/** Let this device stand where a code says. */
export const begin = (code: string): Promise<unknown> => post('begin', { code })

export const takeOver = (person: string, pin: string): Promise<unknown> => post('take-over', { person, pin })

export const handOver = (): Promise<unknown> => post('hand-over', {})

/** Have a PIN, or another; who has a password shows it too. */
export const havePin = (pin: string, password: string): Promise<unknown> =>
  asked('/api/staff/pin', { body: { pin, password }, mine: true })

/** Where one works in a role at a place of the house. */
export function pageOf(place: string, role: string): string {
  const [part = '', ...rest] = place.split('/')
  const id = rest.at(-1)
  if (part === 'cash') return id ? `/cash/table/${id}` : '/cash'
  const screen = role === 'dealer' ? '/dealer' : role === 'inspector' ? '/inspect' : ''
  const ofEvent: Record<string, string> = { viewer: '/clock', dealer: '/dealer' }
  if (part === 'event') return id ? `/event/${id}${ofEvent[role] ?? ''}` : '/events'
  if (part === 'pit') return id ? `/pit/${id}${screen}` : '/pit'
  return '/'
}
