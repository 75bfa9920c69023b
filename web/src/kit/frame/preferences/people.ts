import { asked } from '../../http'
import type { Named } from '../../session/people'

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

/** A passkey somebody has: what it was made on, and when (ms since 1970). */
export interface Passkey {
  id: string
  device: string
  made: number
}

export interface Me {
  name: string | null
  /** Whether it is kept with a password. */
  password: boolean
  passkeys: Passkey[]
  devices: Device[]
}

/** When and where somebody was here last. */
export interface LastSeen {
  at: number
  device: string
}

export interface Codes {
  codes: string[]
}

/** Somebody who has come back, and when he was here before. */
export interface Back extends Named {
  last: LastSeen | null
}

/** Be on this device who shows a code on another. */
export const signInWith = (code: string): Promise<Back> =>
  asked('/api/people/sign-in', { body: { code }, mine: true })

/** Sign in by name and password. */
export const logIn = (name: string, password: string): Promise<Back> =>
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
