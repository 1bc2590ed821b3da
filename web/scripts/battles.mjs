// Contact sheets of every battle as it opens at the table: node scripts/battles.mjs [width …] writes
// shots/battles-WIDTH-THEME.png. For whoever draws: what looks wrong is seen at a glance.
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { BROWSER, House } from './house.mjs'

const HEIGHT = { 390: 844, 1440: 900 }
const widths = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1440, 390]
const house = await House.open()
const browser = await chromium.launch(BROWSER)
mkdirSync('shots', { recursive: true })
try {
  const battles = await (await fetch(`${house.address}/api/scenarios`)).json()
  for (const width of widths) for (const theme of ['light', 'dark']) await contactSheet(battles, width, theme)
} finally {
  await browser.close()
  await house.close()
}

async function contactSheet(battles, width, theme) {
  const files = []
  for (const { id } of battles) {
    const { game, token } = await makeGame(id)
    const context = await browser.newContext({
      baseURL: house.address,
      locale: 'fr-FR',
      viewport: { width, height: HEIGHT[width] ?? 900 },
    })
    const page = await context.newPage()
    page.on('pageerror', (fault) => console.error(id, fault.message))
    await page.addInitScript(
      ([key, kept, settings]) => (localStorage.setItem(key, kept), localStorage.setItem('etendard.choices', settings)),
      [`etendard.game.${game}`, JSON.stringify({ token }), JSON.stringify({ theme, pace: 'instant' })],
    )
    await page.goto(`/#/game/${game}`)
    await page.waitForSelector('[data-place]')
    await page.evaluate(() => document.fonts.ready)
    files.push([id, `shots/${id}-${width}-${theme}.png`])
    await page.screenshot({ path: files.at(-1)[1] })
    await context.close()
  }
  await sheetOf(files, `shots/battles-${width}-${theme}.png`, width > 600 ? 720 : 300)
}

async function makeGame(scenario) {
  const seats = { north: { kind: 'computer', level: 'recruit' }, south: { kind: 'me' } }
  const body = JSON.stringify({ scenario, ...seats, options: null, public: false, practice: true, name: 'Anne' })
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(`${house.address}/api/games`, { method: 'POST', headers, body })).json()
}

async function sheetOf(files, path, wide) {
  const page = await browser.newPage({ viewport: { width: 1520, height: 900 } })
  const pictures = files.map(([id, file]) => {
    const data = readFileSync(file).toString('base64')
    return `<figure><img width=${wide} src="data:image/png;base64,${data}"><figcaption>${id}</figcaption></figure>`
  })
  await page.setContent(
    `<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}</style>${pictures.join('')}`,
  )
  await page.waitForLoadState('load')
  await page.screenshot({ path, fullPage: true })
  await page.close()
  console.log(path)
}
