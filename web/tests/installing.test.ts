import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url))

interface Icon {
  src: string
  sizes: string
  type: string
  purpose: string
}
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
  start_url: string
  scope: string
  icons: Icon[]
}

describe('the page as an application', () => {
  it.each(manifest.icons)('has the icon $src, as large as it says', ({ src, sizes, type }) => {
    const file = read(src)
    if (type === 'image/svg+xml') expect(file.toString()).toContain('<svg')
    // Width and height stand in the first chunk of a PNG.
    else expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  })

  it('has what phones ask for: a large picture, and one that may be cut round', () => {
    const purposes = manifest.icons.filter(({ sizes }) => sizes === '512x512').map(({ purpose }) => purpose)
    expect(purposes.sort()).toEqual(['any', 'maskable'])
    expect(readFileSync(new URL('../index.html', import.meta.url), 'utf8')).toContain('apple-touch-icon')
  })

  it('starts inside its scope', () => {
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
  })
})

const SCOPE = 'https://example.org/etendard/'
const FILES = ['assets/Rules-1.js', 'assets/index-1.css', 'assets/index-1.js', 'icon.svg', 'index.html']

/** `sw.js` as the build stamps it, with caches in memory and a server that can be cut off. */
function worker(version = '1', files = FILES, stores = new Map<string, Map<string, Response>>()) {
  const server = { reachable: true, asked: [] as string[], skipped: false }
  const listeners = new Map<string, (event: unknown) => void>()
  const href = (what: string | URL | { url: string }) =>
    typeof what === 'object' && 'url' in what ? what.url : `${what}`
  const open = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, kept)
    return {
      put: (key: string, answer: Response) => Promise.resolve(void kept.set(key, answer)),
      match: (what: string | { url: string }) => Promise.resolve(kept.get(href(what))?.clone()),
    }
  }
  const source = read('sw.js')
    .toString()
    .replace("VERSION = 'unbuilt'", `VERSION = '${version}'`)
    .replace('FILES = []', `FILES = ${JSON.stringify(files)}`)
  runInNewContext(source, {
    URL,
    Error,
    self: {
      registration: { scope: SCOPE },
      skipWaiting: () => (server.skipped = true),
      clients: { claim: () => Promise.resolve() },
      addEventListener: (kind: string, listen: (event: unknown) => void) => listeners.set(kind, listen),
    },
    caches: {
      open: (name: string) => Promise.resolve(open(name)),
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
      match: (what: string | { url: string }) =>
        Promise.resolve(
          [...stores.values()]
            .map((kept) => kept.get(href(what)))
            .find(Boolean)
            ?.clone(),
        ),
    },
    fetch: (what: string | URL | { url: string }) => {
      if (!server.reachable) return Promise.reject(new TypeError('no line'))
      server.asked.push(href(what))
      return Promise.resolve(new Response(`${version} at ${href(what)}`))
    },
  })
  async function fire(kind: string, more: object = {}): Promise<Response | null> {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | null = null
    listeners.get(kind)?.({
      ...more,
      waitUntil: (promise: Promise<unknown>) => waits.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    })
    const given: Response | null = await (answer as Promise<Response> | null)
    await Promise.all(waits)
    return given
  }
  const ask = async (path: string, mode = 'cors') => {
    const given = await fire('fetch', { request: { method: 'GET', mode, url: new URL(path, SCOPE).href } })
    return given && given.text()
  }
  return { fire, ask, server, stores }
}

describe('without a line', () => {
  it('every place of the page opens after one visit, even one nobody went to', async () => {
    const { fire, ask, server } = worker()
    await fire('install')
    server.reachable = false
    expect(await ask('', 'navigate')).toBe(`1 at ${SCOPE}`)
    for (const file of FILES.slice(0, -1)) expect(await ask(file)).toBe(`1 at ${SCOPE}${file}`)
  })

  it('games of a server are not answered from memory', async () => {
    const { fire, ask } = worker()
    await fire('install')
    expect(await ask('api/games/g1')).toBeNull()
  })

  it('a file that is kept is not fetched again', async () => {
    const { fire, ask, server } = worker()
    await fire('install')
    server.asked.length = 0
    await ask('assets/index-1.js')
    expect(server.asked).toEqual([])
  })

  it('a page that cannot be kept whole is not kept', async () => {
    const { fire, server } = worker()
    server.reachable = false
    await expect(fire('install')).rejects.toThrow()
  })
})

describe('a new version', () => {
  it('waits until the reader takes it', async () => {
    const { fire, server } = worker()
    await fire('install')
    expect(server.skipped).toBe(false)
    await fire('message', { data: 'renew' })
    expect(server.skipped).toBe(true)
  })

  it('fetches only what is new, and leaves open windows the files they may still need', async () => {
    const { fire, stores } = worker()
    await fire('install')
    const next = worker('2', ['assets/Rules-2.js', 'assets/index-1.js', 'index.html'], stores)
    await next.fire('install')
    expect(next.server.asked).not.toContain(`${SCOPE}assets/index-1.js`)
    await next.fire('activate')
    next.server.reachable = false
    expect(await next.ask('', 'navigate')).toBe(`2 at ${SCOPE}`)
    expect(await next.ask('assets/Rules-1.js')).toBe(`1 at ${SCOPE}assets/Rules-1.js`)
    const third = worker('3', ['index.html'], stores)
    await third.fire('install')
    await third.fire('activate')
    expect([...stores.keys()]).toEqual(['etendard-2', 'etendard-3'])
  })
})
