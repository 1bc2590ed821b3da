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
const BUILT = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], assets: ['assets/font-1.woff2'] },
  'src/pages/rules/Rules.svelte': { file: 'assets/Rules-1.js' },
}

/** `sw.js` with a cache in memory and a server that can be cut off. */
function worker() {
  const kept = new Map<string, Response>()
  const server = { reachable: true, asked: [] as string[] }
  const listeners = new Map<string, (event: unknown) => void>()
  const href = (what: string | URL | { url: string }) =>
    typeof what === 'object' && 'url' in what ? what.url : `${what}`
  const cache = {
    put: (name: string, answer: Response) => Promise.resolve(void kept.set(name, answer)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  }
  runInNewContext(read('sw.js').toString(), {
    URL,
    self: {
      registration: { scope: SCOPE },
      skipWaiting: () => undefined,
      addEventListener: (kind: string, listen: (event: unknown) => void) => listeners.set(kind, listen),
    },
    caches: {
      open: () => Promise.resolve(cache),
      match: (what: string | { url: string }) => Promise.resolve(kept.get(href(what))?.clone()),
    },
    fetch: (what: string | URL | { url: string }) => {
      if (!server.reachable) return Promise.reject(new TypeError('no line'))
      server.asked.push(href(what))
      const body = href(what).endsWith('.vite/manifest.json') ? JSON.stringify(BUILT) : `at ${href(what)}`
      return Promise.resolve(new Response(body))
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
  const ask = (path: string, mode = 'cors') =>
    fire('fetch', { request: { method: 'GET', mode, url: new URL(path, SCOPE).href } })
  return { fire, ask, server, kept }
}

describe('without a line', () => {
  it('every place of the page opens after one visit, even one nobody went to', async () => {
    const { fire, ask, server } = worker()
    await fire('install')
    server.reachable = false
    expect(await (await ask('', 'navigate'))?.text()).toBe(`at ${SCOPE}`)
    for (const file of ['assets/index-1.js', 'assets/index-1.css', 'assets/font-1.woff2', 'assets/Rules-1.js'])
      expect(await (await ask(file))?.text()).toBe(`at ${SCOPE}${file}`)
  })

  it('games are not answered from memory', async () => {
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

  it('a server without the list of files is no hindrance', async () => {
    const { fire, server, kept } = worker()
    server.reachable = false
    await fire('install')
    expect(kept.size).toBe(0)
  })
})
