/** Something asked of the house: its `type`, and what belongs to it. */
export interface Asking {
  type: string
}

/** An ask moves chips or people: it carries an id made here, so that sending it twice is harmless. */
export interface Given<A extends Asking = Asking> {
  t: 'ask'
  id: string
  /** The id of what is asked: a table, an event, the cash room; or `house`. */
  to: string
  ask: A
}

/** What the room said no to; whoever tells it himself has `read` it, and the page tells it no second time. */
export interface Rejection {
  code: string
  text: string
  clause: string | null
  read: () => void
}

/** What comes of an ask: null once it is done. */
export type Answer = Promise<Rejection | null>

/** A command on its way. */
export interface Sent<A extends Asking = Asking> {
  command: Given<A>
  /** How the one who gave it would name it once it is done; empty where nobody needs to be told. */
  said: string
  late: boolean
}

/** Commands sent and not yet answered: after a reconnect they go out again under the same ids. */
export type Outbox<A extends Asking = Asking> = readonly Sent<A>[]

export function post<A extends Asking>(outbox: Outbox<A>, command: Given<A>, said = ''): Outbox<A> {
  return [...outbox, { command, said, late: false }]
}

export function settle<A extends Asking>(outbox: Outbox<A>, id: string): Outbox<A> {
  return outbox.some(({ command }) => command.id === id)
    ? outbox.filter(({ command }) => command.id !== id)
    : outbox
}

/** The outbox with a command marked that waits for long; the same one when it was answered meanwhile. */
export function late<A extends Asking>(outbox: Outbox<A>, id: string): Outbox<A> {
  if (!outbox.some(({ command }) => command.id === id)) return outbox
  return outbox.map((sent) => (sent.command.id === id ? { ...sent, late: true } : sent))
}

/** What has been asked and not answered yet. */
export function asked<A extends Asking>(outbox: Outbox<A>): Given<A>[] {
  return outbox.map(({ command }) => command)
}
