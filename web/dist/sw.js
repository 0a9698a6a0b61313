// The shell of the page, for when there is no network: the last index and the files that it was built with. Everything
// that changes is asked for anew each time; nothing of a game or of a person is kept.
const SHELL = 'coverline-shell-1'
const INDEX = '/index.html'
// Builds that are no longer asked for leave after so many files.
const MOST = 200

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(INDEX)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(navigated(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

async function navigated(request) {
  const cache = await caches.open(SHELL)
  try {
    const fresh = await fetch(request)
    if (fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html')) await cache.put(INDEX, fresh.clone())
    return fresh
  } catch {
    return (await cache.match(INDEX)) ?? Response.error()
  }
}

// Files with a hash in their name never change.
async function asset(request) {
  const cache = await caches.open(SHELL)
  const kept = await cache.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) {
    await cache.put(request, fresh.clone())
    const names = await cache.keys()
    for (const name of names.slice(0, Math.max(0, names.length - MOST))) {
      if (new URL(name.url).pathname !== INDEX) await cache.delete(name)
    }
  }
  return fresh
}
