// Every battle as the page gets it, and the troops of all four books, written to fixtures/: what the gallery shows and
// the tests draw. Asks the Rust side (`cargo run --package wire --example fixtures`).
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = fileURLToPath(new URL('../fixtures/', import.meta.url))
const command = ['run', '--quiet', '--package', 'wire', '--example', 'fixtures']
const { battles, troops } = JSON.parse(
  execFileSync('cargo', command, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 27 }),
)

// The board needs neither the story nor the sources: fixtures stay small without them.
const KEPT = ['id', 'book', 'title', 'map', 'names', 'troops', 'armies']
const shorter = (scenario) => Object.fromEntries(KEPT.map((key) => [key, scenario[key]]))

mkdirSync(out, { recursive: true })
for (const { scenario, position } of battles)
  writeFileSync(`${out}${scenario.id}.json`, `${JSON.stringify({ scenario: shorter(scenario), position })}\n`)
writeFileSync(`${out}troops.json`, `${JSON.stringify(troops)}\n`)
console.log(`${battles.length} battles and the troops of ${Object.keys(troops).length} books in fixtures/`)
