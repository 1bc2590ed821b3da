// A plain file server, as anybody's web site has one: it knows names of files and nothing of ours. For the tests in e2e/.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const KINDS = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Serves a folder under a path on a free port; says where. @param {string} folder @param {string} under */
export async function serve(folder, under = '/') {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here')
    const inside = pathname.startsWith(under) ? normalize(decodeURIComponent(pathname.slice(under.length))) : '..'
    const file = join(folder, inside === '.' || inside === '' ? 'index.html' : inside)
    if (inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      answer.writeHead(404).end('404')
      return
    }
    answer.writeHead(200, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(answer)
  })
  await new Promise((settle) => server.listen(0, '127.0.0.1', () => settle(undefined)))
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return {
    address: `http://127.0.0.1:${port}${under}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((settle) => server.close(settle))
    },
  }
}
