import type { Done, Refused, Welcome } from '../wire/socket'
import { type Asking, type Given, late, type Outbox, post, settle } from './outbox'

/** What every page knows of its line to the room: who speaks, what waits for an answer, what is to be read. */
export interface Session<A extends Asking = Asking> {
  /** `old`: the room speaks a newer protocol than this page. */
  line: 'connecting' | 'open' | 'lost' | 'old'
  you: Welcome['you']
  /** Whether one is about to become somebody. */
  joining: boolean
  /** What one may do for the house, and where. */
  roles: Welcome['roles']
  /** Whether members may open tables of their own. */
  opens: boolean
  /** When another last took back what one had done for the house; 0 where nobody has lately. */
  undone: number
  /** When another device last signed in as oneself; 0 where none has. */
  elsewhere: number
  outbox: Outbox<A>
  notices: readonly Notice[]
}

/** A line to read: a command was done and may be taken back, or it was refused, in the room's own words. */
export interface Notice {
  key: number
  done: boolean
  code: string
  /** In the room's words; of the page's own by its `code` where it is empty. */
  text: string
  clause: string | null
  /** The log's number of the command, where it can be taken back. */
  undo: number | null
}

export type Happening<A extends Asking> =
  | { t: 'down' }
  | { t: 'again' }
  | { t: 'joining'; on: boolean }
  | { t: 'sent'; command: Given<A>; said: string }
  /** A command was not answered in good time. */
  | { t: 'late'; id: string }
  | { t: 'heard'; message: { t: string } }
  | { t: 'told'; code: string; text: string; clause: string | null }
  | { t: 'read'; notice: number }
  | { t: 'paid'; wallet: number }

const KEPT = 3

export function newSession<A extends Asking>(): Session<A> {
  return {
    line: 'connecting',
    you: null,
    joining: false,
    roles: [],
    opens: false,
    undone: 0,
    elsewhere: 0,
    outbox: [],
    notices: [],
  }
}

export function reduce<A extends Asking>(session: Session<A>, happening: Happening<A>): Session<A> {
  switch (happening.t) {
    case 'down':
      return { ...session, line: session.line === 'old' ? 'old' : 'lost' }
    case 'again':
      return { ...session, line: session.line === 'old' ? 'old' : 'connecting' }
    case 'joining':
      return { ...session, joining: happening.on }
    case 'sent':
      return { ...session, outbox: post(session.outbox, happening.command, happening.said) }
    case 'late': {
      const outbox = late(session.outbox, happening.id)
      return outbox === session.outbox ? session : { ...session, outbox }
    }
    case 'heard':
      return hear(session, happening.message)
    case 'told': {
      const { code, text, clause } = happening
      return notice(session, { done: false, code, text, clause, undo: null })
    }
    case 'read':
      return { ...session, notices: session.notices.filter(({ key }) => key !== happening.notice) }
    case 'paid':
      return session.you ? { ...session, you: { ...session.you, wallet: happening.wallet } } : session
  }
}

function hear<A extends Asking>(session: Session<A>, message: { t: string }): Session<A> {
  switch (message.t) {
    case 'welcome':
      return welcomed(session, message as Welcome)
    case 'done':
      return done(session, message as Done)
    case 'refused':
      return refuse(session, message as Refused)
    default:
      return session
  }
}

function welcomed<A extends Asking>(session: Session<A>, welcome: Welcome): Session<A> {
  const { you, roles, opens, undone, elsewhere } = welcome
  const next: Session<A> = { ...session, line: 'open', you, roles, opens, undone, elsewhere }
  if (session.line !== 'open') return next
  return (['undone', 'elsewhere'] as const)
    .filter((code) => next[code] > session[code])
    .reduce((told, code) => notice(told, { done: false, code, text: '', clause: null, undo: null }), next)
}

function done<A extends Asking>(session: Session<A>, { id, number }: Done): Session<A> {
  const sent = session.outbox.find(({ command }) => command.id === id)
  if (!sent) return session
  const answered = { ...session, outbox: settle(session.outbox, id) }
  if (!sent.said) return answered
  const told = { done: true, code: 'done', text: sent.said, clause: null, undo: number ?? null }
  // What was done is told once, so that it covers no more than a line; what was refused stays until it is read.
  return notice({ ...answered, notices: session.notices.filter((one) => !one.done) }, told, session)
}

function refuse<A extends Asking>(session: Session<A>, refused: Refused): Session<A> {
  const { id, code, text, clause } = refused
  if (code === 'server-other-protocol') return { ...session, line: 'old' }
  const answered = id === null ? session : { ...session, outbox: settle(session.outbox, id) }
  return notice(answered, { done: false, code, text, clause, undo: null })
}

/** One more line to read, in place of one that says the same; its key is one that no line `before` had. */
function notice<A extends Asking>(
  session: Session<A>,
  said: Omit<Notice, 'key'>,
  before: Session<A> = session,
): Session<A> {
  const key = (before.notices.at(-1)?.key ?? 0) + 1
  const others = session.notices.filter(({ code, text }) => code !== said.code || text !== said.text)
  return { ...session, notices: [...others, { key, ...said }].slice(-KEPT) }
}
