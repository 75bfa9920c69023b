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
 *     another last took back what he had done for it (ms since 1970; 0 where nobody has lately), `elsewhere` when another
 *     device than this one last signed in as oneself (0 where none has), `care` is there where
 *     there is something to say of it. A device of the house's own is called `station`, and `you` are who works at it.
 *     `signs`: some acts wait for a second signature. `tables` are the poker tables at which one sits, by their ids.
 */
export interface Welcome {
  t: 'welcome'
  you: Welcomed | null
  protocol: number
  opens: boolean
  roles: RoleHeld[]
  undone: number
  elsewhere: number
  care: Cared | null
  station: string | null
  signs: boolean
  tables: string[]
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
 * What the house's care has to say at once: `notice` (ms) after which one reads how the session stands, or 0.
 *
 *     `excluded_until` is ms since 1970, 0 where one is not; `offers`: one has not said yet whether one wants limits;
 *     `edge`: what the house keeps of a casino game is read before the first bet; `rules`: one has not accepted the
 *     house's rules as they stand.
 */
export interface Cared {
  notice: number
  excluded_until: number
  offers: boolean
  edge: boolean
  rules: boolean
}
/**
 * A command was carried out and is on the disk.
 *
 *     `number` is that of its entry in an event's log, `opened` the id of the table that was opened by it.
 */
export interface Done {
  t: 'done'
  id: string
  number?: number
  opened?: string
}
/**
 * A message was refused; `id` is null for what was no command, or has none that can be read.
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
