/** SHA-256 of UTF-8 text, in hex. */
export async function sha256(text: string, subtle: SubtleCrypto): Promise<string> {
  return hex(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

export function hex(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes of a base64 text. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

/** What the browser counts hashes with; it does so only over https or on this machine. */
export function hasher(): SubtleCrypto | undefined {
  return globalThis.crypto?.subtle
}
