// Made by `npm run wire` from the schema beside it: not to be edited.

export type FromSocket = Change | Welcome | Done | Refused | Pong

/**
 * What turns the view that was sent last into that of a version (`croupier.room.actors.changes`).
 */
export interface Change {
  t: 'change'
  of: string
  version: number
  now: number
  changes: unknown
}
/**
 * The answer to `hello`, and again whenever the wallet or one's roles change, or one is signed out.
 *
 *     `opens` says that people may open tables here, `roles` are what the client may do for the house, `undone` when
 *     another last took back what he had done for it (ms since 1970; 0 where nobody has lately).
 */
export interface Welcome {
  t: 'welcome'
  you: Welcomed | null
  protocol: number
  opens: boolean
  roles: RoleHeld[]
  undone: number
}
/**
 * Who the client is to the house; `wallet` is in chips.
 */
export interface Welcomed {
  name: string
  wallet: number
}
/**
 * A role somebody has at a `place`, everywhere where it is empty: all it `may`, `until` a time (ms) or always.
 */
export interface RoleHeld {
  role: string
  place: string
  may: string[]
  until: number | null
}
/**
 * A command was carried out and is on the disk; `number` is that of its entry in an event's log.
 */
export interface Done {
  t: 'done'
  id: string
  number?: number
}
/**
 * A message was refused; `id` is null for what was no command.
 */
export interface Refused {
  t: 'refused'
  code: string
  params: {}
  text: string
  clause: string | null
  id: string | null
}
/**
 * Somebody is.
 */
export interface Pong {
  t: 'pong'
}
