// What of the library never changes while a page is the same, asked of the engine once and written down: a page without a
// server shows its battles before its engine has come.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const engine = (name) => new URL(`../engine/${name}`, import.meta.url)

/** @param {string} folder where `src/net/api.ts` looks */
export async function writeLibrary(folder) {
  globalThis.tellProgress = () => undefined
  const module = await import(engine('etendard.js').href)
  module.initSync({ module: new WebAssembly.Module(readFileSync(engine('etendard_bg.wasm'))) })
  const home = new module.HomeHost()
  const look = (...path) => {
    const asked = { path, query: {}, token: null, language: 'fr', body: null }
    const { status, body } = JSON.parse(home.ask(JSON.stringify(asked), 0n))
    if (status !== 200) throw new Error(`${path.join('/')}: ${body}`)
    const file = join(folder, `${path.join('/')}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
    return JSON.parse(body)
  }
  look('about')
  look('house-rules')
  look('lessons')
  for (const { id } of look('scenarios')) look('scenarios', id)
}
