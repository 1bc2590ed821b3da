// The page as a folder for any plain web server, under any path: no server of ours, the engine in the page hosts the games.
// `node scripts/site.mjs FOLDER`, after `npm run build`.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { writeLibrary } from './library.mjs'
import { stamp } from './stamp.mjs'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const folder = `${resolve(process.argv[2] ?? 'site')}/`
if (!existsSync(new URL('../engine/etendard_bg.wasm', import.meta.url))) {
  console.error('étendard: the engine of the page was not built; run `make engine`, which says what is missing.')
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })
cpSync(dist, folder, { recursive: true })
rmSync(join(folder, '.vite'), { recursive: true, force: true })

const SERVED = '<meta name="etendard-server" content="here" />'
const page = readFileSync(join(folder, 'index.html'), 'utf8')
if (!page.includes(SERVED)) throw new Error(`index.html has no ${SERVED}`)
writeFileSync(join(folder, 'index.html'), page.replace(SERVED, SERVED.replace('here', 'none')))

await writeLibrary(join(folder, 'library'))
const { files } = stamp(folder)
const weigh = (file) => gzipSync(readFileSync(join(folder, file))).length
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`
const engine = files.filter((file) => file.endsWith('.wasm')).map(weigh)
console.log(
  `${folder}: ${files.length} files, ${kilobytes(files.map(weigh).reduce((sum, one) => sum + one, 0))} gzipped`,
)
console.log(`of these the engine ${kilobytes(engine.reduce((sum, one) => sum + one, 0))}`)
