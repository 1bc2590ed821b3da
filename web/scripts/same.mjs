// The same to the bit: battles by chance, the pinned chains of the engine's tests and the kept replays, played in WebAssembly,
// must go as they went natively. `make test` plays a thousand battles; with ETENDARD_SOAK ten thousand more, which the
// native engine plays beside it. Says how fast each was.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const engine = (name) => new URL(`../engine/${name}`, import.meta.url)
globalThis.tellProgress = () => undefined

async function started(name) {
  const module = await import(engine(`${name}.js`).href)
  module.initSync({ module: new WebAssembly.Module(readFileSync(engine(`${name}_bg.wasm`))) })
  return module
}

let failed = false
function expect(what, found, wanted) {
  if (found === wanted) return
  failed = true
  console.error(`${what}: ${found} in WebAssembly, ${wanted} natively`)
}

/** The chains written down in the engine's own test. */
function pinned() {
  const text = readFileSync(new URL('crates/battle/tests/whole/chain.rs', root), 'utf8')
  const battles = Number(/const BATTLES: u64 = (\d+);/.exec(text)?.[1])
  const chains = /const CHAINS: \[u64; 4\] = \[([^\]]+)\]/.exec(text)?.[1]?.split(',') ?? []
  return { battles, chains: chains.map((chain) => chain.trim().replaceAll('_', '')).filter(Boolean) }
}

const { chain } = await started('chains')
const { battles, chains } = pinned()
if (chains.length !== 4 || !(battles > 0))
  throw new Error('crates/battle/tests/whole/chain.rs pins its chains otherwise')
const start = performance.now()
chains.forEach((wanted, book) => expect(`chain of book ${book}`, chain(book, 0, battles), wanted))
const took = performance.now() - start
console.log(`${4 * battles} battles in WebAssembly, ${Math.round(took)} ms`)

if (process.env.ETENDARD_SOAK) {
  const [first, more] = [battles, 2500]
  const cwd = fileURLToPath(root)
  const build = ['build', '--quiet', '--release', '--locked', '--package', 'page', '--example', 'chains-here']
  execFileSync('cargo', build, { cwd, stdio: 'inherit' })
  const program = join(process.env.CARGO_TARGET_DIR ?? join(cwd, 'target'), 'release/examples/chains-here')
  // The best of three: others may be at work on the machine.
  const [here, there] = [{ best: Infinity }, { best: Infinity }]
  const timed = (place, work) => {
    const before = performance.now()
    const done = work()
    place.best = Math.min(place.best, performance.now() - before)
    return done
  }
  for (let run = 0; run < 3; run += 1) {
    const natively = timed(here, () => execFileSync(program, [String(first), String(more)], { encoding: 'utf8' }))
    const found = timed(there, () => chains.map((_, book) => chain(book, first, more)).join(' '))
    expect('long chains', found, natively.trim())
  }
  console.log(`${4 * more} battles: natively ${Math.round(here.best)} ms, in WebAssembly ${Math.round(there.best)} ms`)
  console.log(`WebAssembly plays at ${(here.best / there.best).toFixed(2)} of the native speed`)
}

/** A replay checks itself line by line. */
const { HomeHost } = await started('etendard')
const home = new HomeHost()
const kept = readdirSync(new URL('trials/replays/', root)).filter((name) => name.endsWith('.replay'))
let lines = 0
for (const name of kept) {
  const replay = readFileSync(new URL(`trials/replays/${name}`, root), 'utf8')
  const body = JSON.stringify({ replay, lines: 1_000_000 })
  const asked = JSON.stringify({ path: ['replays'], query: {}, token: null, language: 'en', body })
  const answer = JSON.parse(home.ask(asked, 0n))
  const seen = JSON.parse(answer.body)
  expect(name, answer.status === 200 ? JSON.stringify(seen.flaw) : answer.body, 'null')
  lines += seen.played ?? 0
}
if (kept.length === 0) throw new Error('no kept replays')

/** A certificate of trial games made here is the one the program makes, byte for byte. */
const battle = 'training-frederic'
const asked = (door, sent) => {
  const words = { path: ['workshop', door], query: {}, token: null, language: 'en', body: JSON.stringify(sent) }
  const answer = JSON.parse(home.ask(JSON.stringify(words), 0n))
  if (answer.status !== 200) throw new Error(answer.body)
  return JSON.parse(answer.body)
}
const text = readFileSync(new URL(`scenarios/${battle}.toml`, root), 'utf8')
const levels = []
for (const north of ['recruit', 'captain']) {
  let level = null
  // In two calls, as a page asks again and again.
  for (const from of [0, 3]) {
    const so_far = level?.figures ?? null
    level = asked('trial', { text, north, seed: 1796, from, games: 3, so_far }).level
  }
  levels.push(level)
}
const certified = asked('certificate', { text, seed: 1796, levels })
const folder = mkdtempSync(join(tmpdir(), 'etendard-'))
const file = join(folder, 'certificate.json')
const wanted = ['selfplay', battle, '--levels', 'captain,recruit', '--games', '6', '--seed', '1796']
const cargo = ['run', '--quiet', '--locked', '--package', 'program', '--', ...wanted, '--write-certificate', file]
execFileSync('cargo', cargo, { cwd: fileURLToPath(root), stdio: ['ignore', 'ignore', 'inherit'] })
expect('certificate', certified.text, readFileSync(file, 'utf8'))
rmSync(folder, { recursive: true })
const spoilt = JSON.stringify({ certificate: certified.text.replace('"seed": 1796', '"seed": 1797') })
const words = { path: ['workshop', 'verify'], query: {}, token: null, language: 'en', body: spoilt }
expect('a changed certificate', JSON.parse(home.ask(JSON.stringify(words), 0n)).status, 422)
console.log(`a certificate of 12 games, ${certified.certificate.code}`)
console.log(`${kept.length} kept replays, ${lines} lines in WebAssembly`)
process.exit(failed ? 1 : 0)
