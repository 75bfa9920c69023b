import { asked } from '../../http'
import type { Back, Codes } from './people'

/** What the house wants a browser to answer; bytes are in base64url, as in all its answers. */
interface Wanted {
  challenge: string
}

interface WantedKey extends Wanted {
  rp: PublicKeyCredentialRpEntity
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: PublicKeyCredentialParameters[]
  excludeCredentials: { id: string; type: 'public-key' }[]
  authenticatorSelection: AuthenticatorSelectionCriteria
  timeout: number
}

interface WantedSignature extends Wanted {
  rpId: string
  timeout: number
  userVerification: UserVerificationRequirement
}

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !!navigator.credentials

const people = <T>(what: string, body: unknown): Promise<T> =>
  asked(`/api/people/passkeys/${what}`, { body, mine: true })

/** Have one more passkey; tells the codes for when all are lost, to whom has none. Null when somebody thought better of it. */
export async function makePasskey(): Promise<Codes | null> {
  const wanted = await people<WantedKey>('new', {})
  const made = await given(
    navigator.credentials.create({
      publicKey: {
        ...wanted,
        attestation: 'none',
        challenge: bytes(wanted.challenge),
        user: { ...wanted.user, id: bytes(wanted.user.id) },
        excludeCredentials: wanted.excludeCredentials.map(({ id, type }) => ({ id: bytes(id), type })),
      },
    }),
  )
  if (!made) return null
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  return people('made', { id: made.id, client: text(clientDataJSON), attestation: text(attestationObject) })
}

/** Sign in by whichever passkey somebody picks; null when he picks none. */
export const passkeyIn = (): Promise<Back | null> =>
  signedBy('/api/people/passkeys/ask', '/api/people/passkeys/sign-in')

/** Prove by a passkey that it is still oneself; null when somebody thought better of it. */
export const provePasskey = (): Promise<unknown> =>
  signedBy('/api/staff/prove/ask', '/api/staff/prove/passkey')

/** Sign what somebody else has asked here, by its id, with a passkey; null when somebody thought better of it. */
export const signByPasskey = (ask: string): Promise<unknown> =>
  signedBy('/api/staff/second/ask', '/api/staff/second/passkey', { ask })

/** What the house answers `to` a signature of what it `asks` for; null when nothing was signed. */
async function signedBy<T>(asks: string, to: string, what: object = {}): Promise<T | null> {
  const { challenge, rpId, timeout, userVerification } = await asked<WantedSignature>(asks, {
    body: what,
    mine: true,
  })
  const signed = await given(
    navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), rpId, timeout, userVerification },
    }),
  )
  if (!signed) return null
  const said = signed.response as AuthenticatorAssertionResponse
  const body = {
    ...what,
    id: signed.id,
    client: text(said.clientDataJSON),
    authenticator: text(said.authenticatorData),
    signature: text(said.signature),
    user: said.userHandle ? text(said.userHandle) : '',
  }
  return asked(to, { body, mine: true })
}

export const removePasskey = (id: string): Promise<unknown> => people('remove', { id })

/** What the browser gives; it says alike that somebody thought better of it, took too long, and has no such key. */
async function given(asking: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asking) as PublicKeyCredential | null
  } catch (wrong) {
    const said = wrong instanceof DOMException ? wrong.name : ''
    if (said === 'NotAllowedError' || said === 'InvalidStateError' || said === 'AbortError') return null
    throw wrong
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function text(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
