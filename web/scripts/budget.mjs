// The first load, gzipped, without fonts: what a player on a slow line waits for before the first page stands. Vite's
// manifest says which files that is; the others are fetched when somebody goes where they are needed.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = 250_000
/** The places a player may come in by: each with all it needs must fit. */
const DOORS = ['src/pages/home/Home.svelte', 'src/table/Seat.svelte']
const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

/** A chunk, what it imports at once, and their styles. */
function needed(name, files = new Set()) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`« ${name} » is not in the manifest: was it renamed?`)
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const style of chunk.css ?? []) files.add(style)
  for (const one of chunk.imports ?? []) needed(one, files)
  return files
}

const size = (file) => gzipSync(readFileSync(new URL(file, dist))).length
let over = false
for (const door of DOORS) {
  const files = new Set(['index.html', ...needed('index.html'), ...needed(door)])
  const sizes = [...files].map((file) => ({ file, bytes: size(file) })).sort((a, b) => b.bytes - a.bytes)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  ${door}, of ${BUDGET / 1000} kB, gzipped, without fonts`)
  for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(12)} kB  ${file}`)
  over ||= total > BUDGET
}
if (over) {
  console.error('The first load is over its budget: split what the first screen does not need.')
  process.exit(1)
}
