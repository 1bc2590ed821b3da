// The first load, gzipped, without fonts: what a player on a slow line waits for.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = 250_000
const dist = new URL('../dist/', import.meta.url)
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const sizes = files
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((path) => !path.endsWith('.woff2'))
  .map((path) => ({ path: path.slice(path.indexOf('dist/')), bytes: gzipSync(readFileSync(path)).length }))
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
for (const { path, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`)
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  of ${BUDGET / 1000} kB allowed, gzipped, without fonts`)
if (total > BUDGET) {
  console.error('The first load is over its budget: split what the first screen does not need.')
  process.exit(1)
}
