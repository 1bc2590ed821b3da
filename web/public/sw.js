// Keeps the files of the page, so that it opens at once and without a line. Games, battles and rules are always asked of
// the server: what is said there is of the moment.
const KEPT = 'etendard-1'
/** Files of a few versions of the page; the oldest go first. */
const MOST = 150

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepPage())
})

self.addEventListener('activate', (event) => {
  const stale = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(stale())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const here = new URL(self.registration.scope)
  const asked = new URL(request.url)
  if (request.method !== 'GET' || asked.origin !== here.origin || !asked.pathname.startsWith(here.pathname)) return
  const path = asked.pathname.slice(here.pathname.length)
  // Names under assets/ hold the hash of what is in them: what is kept is never stale.
  if (path.startsWith('assets/')) event.respondWith(keptOrFetched(request))
  else if (request.mode === 'navigate') {
    event.respondWith(fetchedOrKept(request, here.href))
    event.waitUntil(keepPage())
  } else if (/^(icon|manifest)[^/]*$/.test(path)) event.respondWith(fetchedOrKept(request, request.url))
})

/** Everything the page is made of, as its build wrote it down: places nobody has gone to yet open without a line too. */
async function keepPage() {
  const here = new URL(self.registration.scope)
  try {
    const built = await (await fetch(new URL('.vite/manifest.json', here))).json()
    const files = Object.values(built).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
    const names = ['', 'manifest.webmanifest', 'icon.svg', ...new Set(files)]
    for (const { href } of names.map((name) => new URL(name, here)))
      if (!(await caches.match(href))) await keep(href, await fetch(href))
  } catch {
    // Without a line, or built without its list: what was fetched once is kept all the same.
  }
}

async function keptOrFetched(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  return keep(request.url, await fetch(request))
}

async function fetchedOrKept(request, name) {
  try {
    return await keep(name, await fetch(request))
  } catch (error) {
    const kept = await caches.match(name)
    if (kept) return kept
    throw error
  }
}

async function keep(name, answer) {
  if (answer.ok) {
    const cache = await caches.open(KEPT)
    await cache.put(name, answer.clone())
    const all = await cache.keys()
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old)
  }
  return answer
}
