// Keeps the page usable without a connection: pages from the network first, files of the build from the cache.
// Of what the service says (/api) only puzzles and rules are kept: they are the same for everybody.
// And it shows what calls somebody who is not at the table, in the words of the service.

const KEPT = 'meydan'
const SAME = 'meydan-puzzles' // what is the same for everybody: puzzles, and rules
const FOR_ALL = /^\/api\/(puzzles|games\/[^/]+\/(rules|words)\/)/
const SHELL = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(fetch(SHELL).then(keepShell).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

// The page tells what it loaded before we were here.
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return
  event.waitUntil(caches.open(KEPT).then((kept) => Promise.allSettled(event.data.map((url) => add(kept, url)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (FOR_ALL.test(url.pathname)) event.respondWith(same(request))
  if (url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keepShell(answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(SHELL)
    if (kept) return kept
    throw error
  }
}

async function same(request) {
  const cache = await caches.open(SAME)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}

async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    caches.open(KEPT).then((cache) => cache.put(request, copy))
  }
  return answer
}

/** Every address has the same page. A new build has a new one: what belonged to the old is dropped. */
async function keepShell(answer) {
  const cache = await caches.open(KEPT)
  const before = await cache.match(SHELL)
  const text = await answer.clone().text()
  if (before && (await before.text()) !== text) {
    for (const request of await cache.keys()) await cache.delete(request)
  }
  await cache.put(SHELL, new Response(text, { headers: answer.headers }))
}

async function add(cache, url) {
  if (!(await cache.match(url))) await cache.add(url)
}

self.addEventListener('push', (event) => {
  const told = event.data?.json()
  if (told) event.waitUntil(Promise.all([notify(told), self.navigator.setAppBadge?.(told.waiting)]))
})

/** A newer call for a table takes the place of the one before; the same one that comes again makes no noise. */
function notify({ title, text, tag, link, language, id }) {
  const shown = { body: text, tag, lang: language, icon: '/icon-192.png', badge: '/icon-192.png', data: { link, id } }
  return self.registration.getNotifications({ tag }).then((before) => {
    const again = before.some(({ data }) => data.id === id)
    return self.registration.showNotification(title, { ...shown, renotify: !again, silent: again })
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

/** The table, in the window that shows it already or in a new one. */
async function open(link) {
  const path = new URL(link).pathname
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}

// A browser may change its address for pushes by itself.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options).then(tell))
})

function tell(made) {
  const headers = { 'content-type': 'application/json' }
  return fetch('/api/calls/push', { method: 'POST', headers, body: JSON.stringify(made) })
}
