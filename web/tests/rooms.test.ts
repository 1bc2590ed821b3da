// The rooms of the page and who may use whom, read from the imports. A new arrow is a decision: it is written down here and
// in README.md, or it is not made.
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))

/** Every room with those it uses. A room uses only rooms above it, so that nothing goes round in a circle. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  fixtures: [],
  trials: [],
  rulebooks: [],
  wire: [],
  shelf: [],
  engine: ['shelf'],
  theme: [],
  symbols: [],
  route: [],
  sharing: [],
  board: ['wire'],
  words: ['wire', 'board'],
  reader: ['shelf', 'theme', 'words'],
  odds: ['wire', 'reader'],
  fair: ['wire', 'shelf'],
  net: ['wire', 'shelf', 'engine', 'words', 'fair'],
  house: ['wire', 'words', 'reader', 'net'],
  table: ['wire', 'shelf', 'symbols', 'route', 'board', 'words', 'reader', 'odds', 'fair', 'net', 'house'],
  pages: [
    'fixtures',
    'trials',
    'rulebooks',
    'wire',
    'shelf',
    'symbols',
    'route',
    'board',
    'words',
    'reader',
    'odds',
    'net',
    'house',
  ],
  workshop: [
    'wire',
    'shelf',
    'engine',
    'symbols',
    'route',
    'board',
    'words',
    'reader',
    'net',
    'house',
    'sharing',
    'pages',
  ],
  gallery: ['fixtures', 'wire', 'theme', 'symbols', 'board', 'words'],
  App: ['shelf', 'theme', 'symbols', 'route', 'reader', 'table', 'pages', 'workshop'],
  main: ['reader', 'pages', 'App'],
}

/** However it is imported: what is asked for is a path in quotes that begins where the file stands. */
const PATH = /['"](\.{1,2}\/[^'"\n]+)['"]/g

/** The room of a file: its folder, or its own name where it stands in none. */
function roomOf(path: string): string {
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '..')
  return rest.length > 0 ? first : first.replace(/\..*$/, '')
}

/** The rooms a text, which stands at a path, asks for. */
function asked(path: string, text: string): string[] {
  return [...text.matchAll(PATH)].map((found) => roomOf(normalize(join(path, '..', found[1] ?? ''))))
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte|css)$/.test(path))

function arrows(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of files) {
    const from = roomOf(path)
    const uses = found.get(from) ?? new Set<string>()
    for (const to of asked(path, readFileSync(join(SRC, path), 'utf8'))) if (to !== from) uses.add(to)
    found.set(from, uses)
  }
  return found
}

describe('the rooms of the page', () => {
  it('use each other as it is written down, and no otherwise', () => {
    const found = Object.fromEntries([...arrows()].map(([room, uses]) => [room, [...uses].sort()]))
    const { fixtures, trials, rulebooks, ...written } = ARROWS
    expect([fixtures, trials, rulebooks]).toEqual([[], [], []])
    expect(found).toEqual(Object.fromEntries(Object.entries(written).map(([room, uses]) => [room, [...uses].sort()])))
  })

  it('never go round in a circle', () => {
    const order = Object.keys(ARROWS)
    for (const [room, uses] of Object.entries(ARROWS))
      for (const used of uses) expect(order.indexOf(used), `${room} → ${used}`).toBeLessThan(order.indexOf(room))
  })

  it('are found however an import is written', () => {
    const text = `import type { A } from '../table/a'
      import B, {
        c,
      } from "../pages/home/B.svelte"
      import './b.css'
      export { d } from '../net/d'
      const later = () => import('../board/E.svelte')
      import { f } from '../wire'
      import { g } from '../route'
      import h from '../../fixtures/h.json'
      const i = import.meta.glob<I>(['../gallery/*.json'])`
    expect(asked('reader/x.ts', text)).toEqual([
      'table',
      'pages',
      'reader',
      'net',
      'board',
      'wire',
      'route',
      'fixtures',
      'gallery',
    ])
  })

  it('stand on the map, from the ground up', () => {
    const map = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const rooms = [...map.matchAll(/^\| `src\/([a-z]+)\/`/gm)].map((found) => found[1])
    const folders = new Set(files.filter((path) => path.includes('/')).map(roomOf))
    expect(rooms).toEqual(Object.keys(ARROWS).filter((room) => folders.has(room)))
    expect(new Set(rooms)).toEqual(folders)
  })

  it('leave the browser’s storage to the shelf', () => {
    const strangers = files.filter(
      (path) => roomOf(path) !== 'shelf' && /\b(local|session)Storage\b/.test(readFileSync(join(SRC, path), 'utf8')),
    )
    expect(strangers).toEqual([])
  })
})
