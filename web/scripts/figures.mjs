// How fast the page is, in Chromium on this machine: node scripts/figures.mjs (after `npm run build`). Prints the first
// board, the slowest interaction until the next paint, and how much the layout shifted. Figures, not tests: a busy machine
// is slower.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { BROWSER, House } from './house.mjs'

const TIMES = 5
const house = await House.open()
const browser = await chromium.launch(BROWSER)
try {
  await firstPages()
  await table('austerlitz')
  await large()
} finally {
  await browser.close()
  await house.close()
}

/** A page that watches itself: when the first board stood, how long every click and key took, what moved. */
async function watched(setup = () => undefined, argument = null) {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.figures = { board: 0, events: [], shift: 0 }
    new PerformanceObserver((list) => {
      for (const { duration, interactionId, processingStart, processingEnd } of list.getEntries())
        if (interactionId) figures.events.push({ duration, script: processingEnd - processingStart })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) figures.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      if (!document.querySelector('.board [data-place]')) requestAnimationFrame(look)
      // Twice: the frame after the one it was drawn in has been painted.
      else requestAnimationFrame(() => requestAnimationFrame(() => (figures.board = performance.now())))
    }
    look()
  })
  await page.addInitScript(setup, argument)
  return page
}

async function firstPages() {
  const { game, token } = await makeGame('austerlitz')
  const boards = []
  const homes = []
  for (let time = 0; time < TIMES; time += 1) {
    const page = await watched(keep, [`etendard.game.${game}`, JSON.stringify({ token })])
    await page.goto(`${house.address}/#/game/${game}`)
    await page.waitForFunction(() => figures.board > 0)
    boards.push(await page.evaluate(() => figures.board))
    await page.context().close()
    const home = await watched()
    await home.goto(`${house.address}/`)
    await home.waitForSelector('h1')
    homes.push(await home.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
    await home.context().close()
  }
  say('first page, painted', median(homes), 'ms')
  say('first board, painted', median(boards), 'ms')
}

/** A battle of ours: units taken in hand, targets looked at, a walk, keys. */
async function table(scenario) {
  const { game, token } = await makeGame(scenario)
  const page = await watched(keep, [`etendard.game.${game}`, JSON.stringify({ token })])
  await page.goto(`${house.address}/#/game/${game}`)
  await page.waitForFunction(() => figures.board > 0)
  for (let step = 0; step < 14; step += 1) {
    await clickNth(page, step)
    for (const key of ['n', 'Numpad9', 'c']) await press(page, key)
  }
  await report(page, `${scenario}, 13 × 12`)
}

async function large() {
  const out = mkdtempSync(join(tmpdir(), 'etendard-gallery-'))
  await build({ logLevel: 'error', build: { outDir: out, rollupOptions: { input: 'gallery.html' } } })
  const server = await preview({ logLevel: 'error', build: { outDir: out }, preview: { port: 0 } })
  const page = await watched()
  await page.goto(`${server.resolvedUrls.local[0]}gallery.html?room=large`)
  await page.waitForFunction(() => figures.board > 0)
  say('large board, painted', await page.evaluate(() => figures.board), 'ms')
  for (let step = 0; step < 14; step += 1) {
    await clickNth(page, step * 4)
    for (const key of ['Numpad9', 'Enter']) await press(page, key)
  }
  await report(page, '40 × 30, 60 units')
  await server.close()
  rmSync(out, { recursive: true, force: true })
}

/** Presses a key, as a person does who looks at what came of the last. */
async function press(page, key) {
  await page.keyboard.press(key)
  await page.waitForTimeout(100)
}

/** Clicks the hex of one of the units, counted round. */
async function clickNth(page, index) {
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll('[data-place]')]
      .filter((hex) => /, (nord|sud), /.test(hex.getAttribute('aria-label') ?? ''))
      .map((hex) => hex.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
  )
  const [x, y] = spots[index % spots.length] ?? [0, 0]
  await page.mouse.move(x, y)
  await page.mouse.click(x, y)
  await page.waitForTimeout(100)
}

async function report(page, name) {
  await page.waitForTimeout(500)
  const { events, shift } = await page.evaluate(() => figures)
  const sorted = events.map(({ duration }) => duration).sort((a, b) => a - b)
  const script = events.map((event) => event.script).sort((a, b) => a - b)
  say(`${name}, interactions`, sorted.length, 'over 16 ms')
  say(`${name}, of it script, slowest`, script.at(-1) ?? 0, 'ms')
  say(`${name}, to next paint, median of those`, median(sorted), 'ms')
  // As browsers count it for a page: the slowest but one of every fifty.
  say(`${name}, interaction to next paint`, sorted.at(-1 - Math.floor(sorted.length / 50)) ?? 0, 'ms')
  say(`${name}, to next paint, slowest`, sorted.at(-1) ?? 0, 'ms')
  say(`${name}, layout shift`, shift, '')
  await page.context().close()
}

function keep([key, kept]) {
  localStorage.setItem(key, kept)
}

async function makeGame(scenario) {
  const seats = { north: { kind: 'computer', level: 'recruit' }, south: { kind: 'me' } }
  const body = JSON.stringify({ scenario, ...seats, options: null, public: false, practice: true, name: 'Anne' })
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(`${house.address}/api/games`, { method: 'POST', headers, body })).json()
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function say(what, value, unit) {
  console.log(`${what.padEnd(56)}${value.toFixed(unit === '' ? 4 : 0).padStart(8)} ${unit}`)
}
