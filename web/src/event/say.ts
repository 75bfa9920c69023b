import { say } from '../kit/text/say'
import type { Why } from '../kit/wire/event'
import type { Places } from './seen'

/** A reason, as a sentence begins. */
export function sayWhy({ code, params }: Why): string {
  const said = say(code, params)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** Places as they are shared: `4`, or `4–5`. */
export function places([first, last]: Places): string {
  return first === last ? String(first) : `${first}–${last}`
}
