import { chromium } from 'playwright-core'
import { BROWSER, House } from './scripts/house.mjs'
const house = await House.open()
const browser = await chromium.launch(BROWSER)
for (const id of process.argv.slice(2)) {
  const game = await (await fetch(`${house.address}/api/games`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ scenario: id, north: { kind: 'computer', level: 'recruit' }, south: { kind: 'me' }, name: 'A', public: true }) })).json()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', baseURL: house.address })
  await page.addInitScript(([k, v]) => localStorage.setItem(k, v), [`etendard.game.${game.game}`, JSON.stringify({ token: game.token })])
  await page.goto(`/#/game/${game.game}`)
  await page.waitForSelector('[data-place]'); await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/shots/${id}.png` })
  await page.close()
}
await browser.close(); await house.close()
