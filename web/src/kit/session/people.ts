import { asked } from '../http'
import { keep, recall } from './memory'

/** A device somebody is signed in on; times are ms since 1970. */
export interface Device {
  session: string
  /** What its browser calls itself. */
  device: string
  began: number
  seen: number
  /** Whether it is this one. */
  here: boolean
}

export interface Me {
  name: string | null
  /** Whether it is kept with a password. */
  password: boolean
  devices: Device[]
}

interface Named {
  name: string
}

/** When and where somebody was here last. */
interface LastSeen {
  at: number
  device: string
}

interface Codes {
  codes: string[]
}

/** Where pages of before there were cookies kept what proves a name. */
const TOKEN = 'croupier-token'

/** Take a name: the house answers with a cookie that no page can read. The same `id` again is the same ask. */
export const takeName = (id: string, name: string): Promise<Named> =>
  asked('/api/people/join', { body: { id, name }, mine: true })

/** Be on this device who shows a code on another. */
export const signInWith = (code: string): Promise<Named> =>
  asked('/api/people/sign-in', { body: { code }, mine: true })

/** Sign in by name and password. */
export const logIn = (name: string, password: string): Promise<Named & { last: LastSeen | null }> =>
  asked('/api/people/log-in', { body: { name, password }, mine: true })

/** Have a new password by a code that was kept; tells new codes. */
export const recover = (name: string, code: string, password: string): Promise<Codes> =>
  asked('/api/people/recover', { body: { name, code, password }, mine: true })

/** Keep one's name with a password, or with another one; tells the codes for when it is forgotten. */
export const keepWith = (password: string, old: string): Promise<Codes> =>
  asked('/api/people/password', { body: { password, old }, mine: true })

/** A code for one device more. */
export const codeForAnother = (): Promise<{ code: string }> =>
  asked('/api/people/code', { body: {}, mine: true })

export const whoAmI = (): Promise<Me> => asked('/api/people/me', { mine: true })

/** Sign out on devices by their sessions; on this one without any. */
export const signOut = (sessions: string[] = []): Promise<unknown> =>
  asked('/api/people/sign-out', { body: { sessions }, mine: true })

/** Go on under the name an earlier page kept a token for; nothing is kept in the page any more. */
export async function bringToken(): Promise<void> {
  const token = recall(TOKEN)
  if (!token) return
  const answer = await fetch('/api/people/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  // What the house does not know it will not know later; only where it does not work it is asked again.
  if (answer.status < 500) keep(TOKEN, null)
}

/** Whether a page of before has to be gone on from. */
export const hasToken = (): boolean => recall(TOKEN) !== null

const told = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('croupier-people')

/** The other pages of this browser are somebody else now. */
export function tellPages(): void {
  told?.postMessage(null)
}

export function heedPages(then: () => void): void {
  told?.addEventListener('message', then)
}
