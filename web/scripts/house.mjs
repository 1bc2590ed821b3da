// A server of our own: the program as it was built, on a free port, with a folder of its own. It can be killed in the
// middle of a game and come back on the same port and folder. For the tests in e2e/ and the scripts here.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
export const PROGRAM = resolve(
  process.env.ETENDARD_BIN ?? join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'debug/etendard'),
)
/** Scripts ask faster than people do. */
const LIMITS = ['--requests-per-second', '9999', '--messages-per-second', '9999', '--games-per-hour', '9999']
/** How long a server may take to answer, in milliseconds. */
const PATIENCE = 60_000

/** Chromium on a machine without a screen. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export class House {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null
  #said = ''
  #data

  /** @param {number} port @param {string} data */
  constructor(port, data) {
    this.port = port
    this.#data = data
  }

  static async open() {
    const house = new House(await freePort(), mkdtempSync(join(tmpdir(), 'etendard-')))
    await house.start()
    return house
  }

  get address() {
    return `http://127.0.0.1:${this.port}`
  }

  async start() {
    const command = ['serve', '--address', `127.0.0.1:${this.port}`, '--data', this.#data, ...LIMITS]
    if (!existsSync(PROGRAM))
      throw new Error(`${PROGRAM} is not there: build it (cargo build), or say in ETENDARD_BIN where it is`)
    const child = spawn(PROGRAM, command, { stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.on('data', (text) => (this.#said = `${this.#said}${text}`.slice(-4000)))
    this.#child = child
    for (const until = Date.now() + PATIENCE; Date.now() < until && child.exitCode === null && child.pid;) {
      const answer = await fetch(`${this.address}/readyz`).catch(() => null)
      if (answer?.ok) return
      await pause(50)
    }
    throw new Error(`${PROGRAM} does not serve at ${this.address}:\n${this.#said}`)
  }

  /** As if the plug were pulled. */
  async kill() {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null) return
    await new Promise((settle) => {
      child.once('exit', settle)
      child.kill('SIGKILL')
    })
  }

  async close() {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

/** @param {number} time milliseconds */
export const pause = (time) => new Promise((settle) => setTimeout(settle, time))

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((settle) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => settle(typeof at === 'object' && at ? at.port : 0))
    })
  })
}
