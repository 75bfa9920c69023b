// Made by `npm run wire` from the schema beside it: not to be edited.

export type ClientMessage = Hello | Lobby | Unlobby | Watch | Unwatch | Ask | Ping

/**
 * The first message: in which language to answer. Who comes says the cookie of his session.
 */
export interface Hello {
  t: 'hello'
  protocol: number
  lang?: string
}
/**
 * Hear of the tables.
 */
export interface Lobby {
  t: 'lobby'
}
/**
 * Hear of the tables no more.
 */
export interface Unlobby {
  t: 'unlobby'
}
/**
 * Be told of something by its id, from now on; `seen` is the version last received, if any.
 */
export interface Watch {
  t: 'watch'
  of: string
  seen?: number | null
}
/**
 * Be told of it no more.
 */
export interface Unwatch {
  t: 'unwatch'
  of: string
}
/**
 * Ask something of whatever is watched by the id `to`, or of the `house` itself.
 */
export interface Ask {
  t: 'ask'
  id: string
  to: string
  ask: unknown
}
/**
 * Is anybody there?
 */
export interface Ping {
  t: 'ping'
}
