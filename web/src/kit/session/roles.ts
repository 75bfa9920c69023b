import type { Session } from '../line/session'

export type Held = Pick<Session, 'roles'>

/** Whether something is done within a place of the house: at it, or at a part of it. */
export const covers = (place: string, at: string): boolean =>
  !place || at === place || at.startsWith(`${place}/`)

/** Whether a role lets one do this there; the house says so again of every ask. */
export const may = ({ roles }: Held, permission: string, at: string): boolean =>
  roles.some((role) => covers(role.place, at) && role.may.includes(permission))

/** Whether one does this anywhere in a part of the house. */
export const mayWithin = ({ roles }: Held, permission: string, at: string): boolean =>
  roles.some(({ place, may }) => (covers(place, at) || covers(at, place)) && may.includes(permission))
