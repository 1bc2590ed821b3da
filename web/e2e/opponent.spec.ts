// The general across the table: chosen with a temperament, seen to think, hurried, and what he was about.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page, type WebSocketRoute } from '@playwright/test'
import { BROWSER, type House } from '../scripts/house.mjs'
import { serve } from '../scripts/plain.mjs'
import type { ClientMessage, ServerMessage } from '../src/wire'
import { expect, faultsOf, makeGame, ME, sit, test } from './table'

const far = (page: Page) => page.locator('main .strip').first()

test('a level and a temperament are chosen by keys alone, each with its sentence', async ({ page }) => {
  await page.goto('/#/battle/training-jomini')
  const level = page.getByLabel('Sa force')
  await level.focus()
  await level.selectOption('general')
  await expect(page.locator('#level-line')).toContainText('Prépare des tours entiers')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'posé', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'hardi', exact: true })).toBeChecked()
  await expect(page.locator('#temper-line')).toContainText('frappe souvent')
  await level.selectOption('recruit')
  await expect(page.getByRole('radio', { name: 'hardie', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  // A busy machine takes its time to lay the table.
  await expect(far(page)).toContainText('ordinateur, recrue hardie', { timeout: 60_000 })
  await expect(page.locator('aside .log')).toContainText('ordinateur, recrue hardie')
  await page.getByRole('button', { name: 'Read in English' }).click()
  await expect(far(page)).toContainText('computer, bold recruit')
})

test('a temperament by chance is hidden until the game is over', async ({ page, house }) => {
  const north = { kind: 'computer', level: 'captain', temperament: 'chance' } as const
  await sit(page, await makeGame(house, { scenario: 'training-jomini', north }))
  await expect(far(page)).toContainText('capitaine, tempérament caché')
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await page.getByRole('button', { name: 'Abandonner vraiment ?' }).click()
  await expect(page.locator('aside .ending')).toContainText(
    /Tempérament tiré au sort\u00a0: capitaine (posé|hardi|prudent|rusé)\./,
    { timeout: 60_000 },
  )
})

/** The table is there before he begins: he may have done with thinking before a page is loaded. */
async function openATable(page: Page, house: House) {
  await sit(page, await makeGame(house, { scenario: 'training-jomini', north: ME, south: ME }))
  await expect(page.locator('.prompt')).toBeVisible()
}

test('on a server he is seen to think, and hurried with a key by whoever plays', async ({ page, house }) => {
  await openATable(page, house)
  const heard: string[] = []
  let settle: () => void = () => undefined
  const asked = new Promise<void>((hurried) => (settle = hurried))
  // He is slow here, however fast the machine is: what he does is told once he was hurried.
  await page.routeWebSocket(/\/live$/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer()
    const held: string[] = []
    let free = false
    const clock = setInterval(() => {
      if (!free) socket.send(JSON.stringify({ tell: 'thinking', per_mille: 420 } satisfies ServerMessage))
    }, 100)
    socket.onMessage((text) => {
      const said = JSON.parse(String(text)) as ClientMessage
      if (said.say === 'hurry') {
        heard.push(said.say)
        settle()
      }
      server.send(text)
    })
    server.onMessage((text) => {
      const told = JSON.parse(String(text)) as ServerMessage
      if (told.tell === 'thinking') return
      if (told.tell === 'news' && !free) held.push(String(text))
      else socket.send(text)
    })
    void asked.then(() => {
      free = true
      clearInterval(clock)
      for (const text of held) socket.send(text)
    })
  })
  const south = { kind: 'computer', level: 'general', temperament: 'wily' } as const
  const { game, token } = await makeGame(house, { scenario: 'training-jomini', north: ME, south })
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `etendard.game.${game}`,
    JSON.stringify({ token }),
  ] as const)
  await page.goto(`/#/game/${game}`)
  const bar = page.locator('.prompt')
  await expect(bar).toContainText('Le général rusé réfléchit')
  await expect(bar.locator('.far')).toHaveAttribute('style', /0\.42/)
  await expect(bar.getByRole('button', { name: 'Presser' })).toBeVisible()
  // Said once, and not again at every step.
  const aloud = page.locator('.aloud', { hasText: 'Le général rusé réfléchit' })
  await expect(aloud).toHaveText('Le général rusé réfléchit. H pour presser.')
  await page.keyboard.press('h')
  await asked
  await expect(bar).toHaveClass(/mine/)
  expect(heard).toEqual(['hurry'])
})

test('whoever only watches sees him think and cannot hurry him', async ({ page, house }) => {
  const general = { kind: 'computer', level: 'general' } as const
  await openATable(page, house)
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer()
    const clock = setInterval(() => socket.send('{"tell":"thinking","per_mille":100}'), 100)
    socket.onClose(() => clearInterval(clock))
    server.onMessage((text) => {
      if ((JSON.parse(String(text)) as ServerMessage).tell !== 'news') socket.send(text)
    })
  })
  const { game } = await makeGame(house, { scenario: 'training-jomini', north: ME, south: general })
  await sit(page, { game, token: null })
  await expect(page.locator('.prompt')).toContainText('Le général réfléchit')
  await expect(page.getByRole('button', { name: 'Presser' })).toHaveCount(0)
})

test('in the page he is hurried while he thinks, and answers with his best so far', async () => {
  const site = mkdtempSync(join(tmpdir(), 'etendard-slow-'))
  execFileSync('node', [fileURLToPath(new URL('../scripts/site.mjs', import.meta.url)), site])
  // A mind that never ends a whole thought: it goes on saying how far it is. One that is hurried has few positions.
  const assets = join(site, 'assets')
  const mind = join(assets, readdirSync(assets).find((name) => name.startsWith('mind.worker')) ?? '')
  const slow = `{
    const post = postMessage.bind(self)
    let whole = true
    addEventListener('message', ({ data }) => (whole = (data.nodes ?? 0) > 10_000))
    self.postMessage = (said) => {
      if (said.tell === 'decided' && whole) setInterval(() => post({ tell: 'progress', perMille: 700 }), 100)
      else post(said)
    }
  }`
  writeFileSync(mind, `${slow}\n${readFileSync(mind, 'utf8')}`)
  const stand = await serve(site, '/')
  const browser = await chromium.launch(BROWSER)
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const faults = faultsOf(page)
  await page.goto(`${stand.address}#/battle/training-jomini`)
  await page.getByLabel('Sa force').selectOption('general')
  await page.locator('.sides label').last().click()
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  const bar = page.locator('.prompt')
  await expect(bar).toContainText('Le général réfléchit', { timeout: 30_000 })
  const before = await page.locator('aside .log .lines > *').count()
  await bar.getByRole('button', { name: 'Presser' }).click()
  await expect(bar).toHaveClass(/mine/, { timeout: 60_000 })
  expect(await page.locator('aside .log .lines > *').count()).toBeGreaterThan(before)
  expect(faults).toEqual([])
  await browser.close()
  await stand.close()
  rmSync(site, { recursive: true, force: true })
})

test('after his turn the table says in a line what he was about, on a phone too', async ({ page, house }) => {
  const south = { kind: 'computer', level: 'captain' } as const
  await sit(page, await makeGame(house, { scenario: 'waterloo', north: ME, south }))
  const bar = page.locator('.prompt')
  // In his turn he asks for answers; then this player's begins.
  await expect(async () => {
    if (!(await isAsked(page))) throw new Error('it is his turn')
    if ((await bar.getAttribute('data-question')) !== 'command') await page.keyboard.press('Enter')
    expect(await bar.getAttribute('data-question')).toBe('command')
  }).toPass({ timeout: 120_000 })
  await expect(page.locator('.log .intent')).toHaveText(/^Français\u00a0: il .+\.$/)
  await expect(bar.locator('.hint')).toHaveText(/^\s*Français\u00a0: il .+\.\s*$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar.locator('.hint')).toBeInViewport()
  await expect(bar.locator('.hint')).toHaveText(/^\s*Français\u00a0: il .+\.\s*$/)
})

const isAsked = (page: Page) => page.locator('.prompt').evaluate((bar) => bar.classList.contains('mine'))
