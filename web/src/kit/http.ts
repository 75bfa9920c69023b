import { settings } from './session/settings.svelte'

/** What the house says is wrong with a question, in its own words; `code` is what it calls that. */
export class Refused extends Error {
  constructor(
    said: string,
    readonly code = '',
  ) {
    super(said)
  }
}

interface How {
  /** What is sent; without it the house is only asked. */
  body?: unknown
  /** Whether who is signed in asks for himself; what anybody may read comes compressed to nobody in particular. */
  mine?: boolean
  signal?: AbortSignal | undefined
}

/** The house's answer to a question over HTTP, in the language of the page; `Refused` when it will not answer. */
export async function asked<T>(path: string, { body, mine, signal }: How = {}): Promise<T> {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`
  const headers: Record<string, string> = {}
  const how: RequestInit = { headers, signal: signal ?? null, credentials: mine ? 'same-origin' : 'omit' }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    Object.assign(how, { method: 'POST', body: JSON.stringify(body) })
  }
  const response = await fetch(address, how)
  const answer = (await response.json()) as T & { text?: string; code?: string }
  if (!response.ok) throw new Refused(answer.text ?? response.statusText, answer.code)
  return answer
}
