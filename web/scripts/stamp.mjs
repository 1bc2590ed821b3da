// Writes into a built page's `sw.js` which files it is made of, and one figure for all of them: whatever changes, the worker
// is another, and browsers notice.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The files of a built page but for the worker itself and what only the build reads. */
function filesOf(folder) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = all.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
  return names.filter((name) => name !== 'sw.js' && !name.startsWith('.')).sort()
}

/** @param {string} folder ends with a slash */
export function stamp(folder) {
  const worker = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8')
  const files = filesOf(folder)
  const hash = createHash('sha256').update(worker)
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  const version = hash.digest('hex').slice(0, 12)
  const stamped = worker
    .replace("const VERSION = 'unbuilt'", `const VERSION = '${version}'`)
    .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`)
  writeFileSync(join(folder, 'sw.js'), stamped)
  return { version, files }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version, files } = stamp(fileURLToPath(new URL('../dist/', import.meta.url)))
  console.log(`${String(files.length).padStart(7)} files kept without a line, version ${version}`)
}
