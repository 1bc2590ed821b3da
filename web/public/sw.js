// Keeps the whole page, so that it opens at once and without a line: all its places, its fonts, its engine. Games, battles
// and rules of a server are always asked of the server: what is said there is of the moment. A new version waits until the
// reader takes it (`src/pages/keepPage.ts`): nothing changes under a battle.

// Written by the build (`scripts/stamp.mjs`).
const VERSION = 'unbuilt'
const FILES = []

const PREFIX = 'etendard-'
const KEPT = PREFIX + VERSION
/** Windows that are still open were opened with the version before. */
const VERSIONS = 2

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => {
  const settle = async () => {
    const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
    for (const name of own.slice(0, -VERSIONS)) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(settle())
})

self.addEventListener('message', ({ data }) => {
  if (data === 'renew') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const here = new URL(self.registration.scope)
  const asked = new URL(request.url)
  if (request.method !== 'GET' || asked.origin !== here.origin || !asked.pathname.startsWith(here.pathname)) return
  const path = asked.pathname.slice(here.pathname.length)
  if (request.mode === 'navigate' && !path.startsWith('api')) event.respondWith(kept(here.href, request))
  // Names under assets/ hold the hash of what is in them: one of an earlier version is as good as ever.
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(kept(asked.href, request))
})

/** All of it or nothing: a page that lacks a place is no page. */
async function keepAll() {
  const here = new URL(self.registration.scope)
  const cache = await caches.open(KEPT)
  const names = FILES.filter((name) => name !== 'index.html').map((name) => new URL(name, here).href)
  // What an earlier version had under the same name with its hash need not come again.
  for (const name of names) {
    const known = name.includes('/assets/') ? await caches.match(name) : undefined
    const answer = known ?? (await fetch(name, { cache: 'no-cache' }))
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    await cache.put(name, answer)
  }
  if (FILES.length > 0) await cache.put(here.href, await fetch(here.href, { cache: 'no-cache' }))
}

async function kept(name, request) {
  const cache = await caches.open(KEPT)
  return (await cache.match(name)) ?? (await caches.match(name)) ?? fetch(request)
}
