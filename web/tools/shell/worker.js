/**
 * What of the house is there without it: one page that says so, and what that page is made of.
 *
 * Nothing else is ever kept. What the house answers, pages and files too, goes by untouched: a worker that answered
 * for the house could show what is not so any more, or what belongs to somebody else at the same machine.
 */
const SHELL = 'croupier-shell-VERSION'
const PAGE = '/offline.html'
const KEPT = [PAGE, '/offline.js', '/mark.svg', '/mark-turn.svg']

addEventListener('install', (event) => {
  const fresh = KEPT.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' }))
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(fresh)))
  // It keeps nothing that an open page would miss: a new one need not wait until the last page is closed.
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

async function begin() {
  for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name)
  await registration.navigationPreload?.enable()
  await clients.claim()
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(event))
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return kept(PAGE)
  }
}

async function kept(path) {
  return (await (await caches.open(SHELL)).match(path)) ?? Response.error()
}

/** Whoever is called though no page is open sees by whom and where to; it is encrypted for this browser alone. */
addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (title)
    event.waitUntil(registration.showNotification(title, { body, tag, renotify: true, data: { path } }))
})

/** Whoever is called to his turn comes to the page that called him. */
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, table } = event.notification.data ?? {}
  event.waitUntil(come(path ?? `/table/${encodeURIComponent(table ?? '')}`))
})

async function come(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  if (open) await open.focus()
  else await clients.openWindow(path)
}
