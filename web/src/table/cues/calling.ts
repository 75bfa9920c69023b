import { loud } from '../../kit/sound/loud.svelte'

/** Whether the machine may be asked to call somebody to this page. */
export function mayCall(): boolean {
  return loud.calls && 'Notification' in window && Notification.permission === 'granted'
}

/** Call somebody to a page he does not see. Nothing of the hand is told: others may see the screen. */
export async function callTo(title: string, body: string, table: string): Promise<void> {
  if (!mayCall()) return
  const options: NotificationOptions = {
    body,
    tag: tagOf(table),
    icon: '/mark-turn.svg',
    data: { table },
    requireInteraction: false,
  }
  const worker = await workerHere()
  if (worker) return worker.showNotification(title, options)
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
    open.set(table, shown)
  } catch {
    // A phone's browser calls through a service worker alone, and this house has none over plain HTTP.
  }
}

/** It is not his turn any more, or he is here: what called him goes. */
export async function callNoMore(table: string): Promise<void> {
  open.get(table)?.close()
  open.delete(table)
  const worker = await workerHere()
  for (const shown of (await worker?.getNotifications({ tag: tagOf(table) })) ?? []) shown.close()
}

const open = new Map<string, Notification>()
const tagOf = (table: string) => `turn-${table}`

async function workerHere(): Promise<ServiceWorkerRegistration | null> {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  return worker?.active ? worker : null
}
