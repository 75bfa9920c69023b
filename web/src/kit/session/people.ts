import { asked } from '../http'
import { keep, recall } from './memory'

export interface Named {
  name: string
}

/** Where pages of before there were cookies kept what proves a name. */
const TOKEN = 'croupier-token'

/** Take a name: the house answers with a cookie that no page can read. The same `id` again is the same ask. */
export const takeName = (id: string, name: string): Promise<Named> =>
  asked('/api/people/join', { body: { id, name }, mine: true })

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
