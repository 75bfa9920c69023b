import needs from '../wire/needs.json'
import { type Held, may } from './roles'

type Needs = Readonly<Record<string, readonly string[]>>

/** Whether a role lets one ask this for the house, of a stream of this kind there; what needs no role everybody may. */
export function mayAsk(held: Held, of: keyof typeof needs, ask: string, at: string): boolean {
  const needed = (needs[of] as Needs)[ask]
  return !needed || needed.some((each) => may(held, each, at))
}
