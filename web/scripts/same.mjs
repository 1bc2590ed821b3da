// The same to the bit: battles by chance, the pinned chains of the engine's tests and the kept replays, played in WebAssembly,
// must go as they went natively. `make test` plays a thousand battles; with ETENDARD_SOAK ten thousand more, which the
// native engine plays beside it. Says how fast each was.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
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
console.log(`${kept.length} kept replays, ${lines} lines in WebAssembly`)
process.exit(failed ? 1 : 0)
