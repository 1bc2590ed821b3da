// Pictures of gallery rooms: node scripts/shots.mjs name=query@width … writes shots/name.png. Starts its own Vite.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { BROWSER } from './house.mjs'

const ALL = [
  'movement=room=states&hex=73@1000',
  'retreat=room=states&scene=retreat&hex=73&theme=dark@1000',
  'contrast=room=states&hex=48&theme=contrast@1000',
  'grey=room=states&hex=48&grey=1@1000',
  'sizes=room=sizes@1440',
  'ground=room=ground&hex=73@1100',
  'troops=room=troops&hex=73@1440',
  'troops-44=room=troops&hex=44@1440',
  'symbols=room=symbols@1440',
  'battles=room=battles&hex=40@1440',
  'phone=room=table&id=hydaspes@390',
]

const wanted = process.argv.slice(2)
const server = await createServer({ server: { port: 0 }, logLevel: 'error' })
await server.listen()
const base = server.resolvedUrls.local[0]
const browser = await chromium.launch(BROWSER)
mkdirSync('shots', { recursive: true })
for (const shot of wanted.length > 0 ? wanted : ALL) {
  const [, name, query, width] = /^([^=]+)=(.*)@(\d+)$/.exec(shot) ?? []
  if (!name) throw new Error(`« ${shot} »: expected name=query@width`)
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 900 } })
  page.on('pageerror', (error) => console.error(name, error.message))
  await page.goto(`${base}gallery.html?${query}`)
  await page.waitForSelector('main > *', { timeout: 9000 })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `shots/${name}.png`, fullPage: true })
  await page.close()
}
await browser.close()
await server.close()
