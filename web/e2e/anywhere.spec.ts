// Everything without a server: visited once, then the server is stopped and the network cut. The page of a server and the
// page of a plain web site under a path of its own do the same.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test, expect, chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { BROWSER, House } from '../scripts/house.mjs'
import { serve } from '../scripts/plain.mjs'
import { mouse, Player } from './hand'
import { faultsOf, hurry } from './table'

const site = mkdtempSync(join(tmpdir(), 'etendard-site-'))
test.beforeAll(() => {
  execFileSync('node', [fileURLToPath(new URL('../scripts/site.mjs', import.meta.url)), site])
})
test.afterAll(() => rmSync(site, { recursive: true, force: true }))

/** Where a page comes from, and how that ends. */
interface Stand {
  readonly address: string
  stop(): Promise<unknown>
}
const STANDS: Record<string, () => Promise<Stand>> = {
  'a server': async () => {
    const house = await House.open()
    return { address: `${house.address}/`, stop: () => house.close() }
  },
  'a plain web site': async () => {
    const plain = await serve(site, '/jeux/etendard/')
    return { address: plain.address, stop: () => plain.close() }
  },
}

/** Visits once; then nobody answers any more. */
async function cutOff(browser: Browser, stand: Stand): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await hurry(page)
  await page.goto(stand.address)
  await expect(page.getByRole('button', { name: 'Jouer maintenant' })).toBeVisible()
  // The page is kept whole once its worker is at work.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })
  await stand.stop()
  await context.setOffline(true)
  return { context, page }
}

/** Another window, after the first was closed. */
async function comeBack(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await hurry(next)
  await next.goto(address)
  return next
}

async function begin(page: Page, address: string, battle: string): Promise<void> {
  await page.goto(`${address}#/battle/${battle}`)
  await page.getByLabel('Sa force').selectOption('captain')
  await expect(page.getByText('Quelqu’un d’autre')).toHaveCount(0)
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
}

/** Two books from each place; the other two take as long again. */
const QUICK = ['a server thucidide', 'a server jomini', 'a plain web site panache', 'a plain web site frederic']

for (const [name, open] of Object.entries(STANDS))
  for (const book of ['thucidide', 'panache', 'frederic', 'jomini']) {
    const long = QUICK.includes(`${name} ${book}`) ? '' : ' @long'
    test(`from ${name}, cut off: a battle of ${book} against a captain, to its end and seen again${long}`, async ({
      browser,
    }) => {
      const stand = await open()
      const { context, page: first } = await cutOff(browser, stand)
      const faults = faultsOf(first)
      await begin(first, stand.address, `training-${book}`)
      await new Player(first, mouse).play(5)
      const told = await first.locator('aside .log .lines > *').count()
      expect(told).toBeGreaterThan(2)

      const page = await comeBack(context, first, stand.address)
      faults.push(...faultsOf(page))
      await page.getByRole('region', { name: 'Mes parties' }).getByRole('link').first().click()
      await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
      await expect.poll(() => page.locator('aside .log .lines > *').count()).toBeGreaterThanOrEqual(told)
      await new Player(page, mouse).play(4000)
      await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible()
      await page.getByRole('button', { name: 'Vérifier les dés' }).click()
      await expect(page.getByText(/sont justes|est juste/)).toBeVisible({ timeout: 30_000 })

      await page.goto(`${stand.address}#/`)
      await page.getByRole('link', { name: 'Revoir' }).first().click()
      await expect(page.getByText(/^\d+ sur \d+$/)).toBeVisible({ timeout: 30_000 })
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText(/^2 sur \d+$/)).toBeVisible()
      const file = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Enregistrer la partie' }).click()
      expect((await file).suggestedFilename()).toMatch(/^etendard-home-\w+\.replay$/)
      expect(faults).toEqual([])
      await context.close()
    })
  }

for (const [name, open] of Object.entries(STANDS))
  test(`from ${name}, cut off: odds, sight, rules and a language`, async ({ browser }) => {
    const stand = await open()
    const { context, page } = await cutOff(browser, stand)
    const faults = faultsOf(page)
    await page.goto(`${stand.address}#/odds`)
    const result = page.getByRole('region', { name: 'Chances' })
    await expect(result.getByText('Dés lancés')).toBeVisible({ timeout: 30_000 })
    await page.goto(`${stand.address}#/sight/austerlitz`)
    await page.locator('[data-place=C3]').click({ force: true })
    await page.locator('[data-place=H8]').click({ force: true })
    await expect(page.getByText('C3 ne voit pas H8.')).toBeVisible()
    await page.goto(`${stand.address}#/rules/jomini/mod-5`)
    await expect(page.getByText('diffère', { exact: true }).first()).toBeVisible()
    await page.goto(`${stand.address}#/`)
    await expect(page.getByRole('heading', { name: 'Tout est dans cette page' })).toBeVisible()
    await page.getByRole('button', { name: /Montrer les \d+ batailles/ }).click()
    await expect(page.locator('.card')).toHaveCount(16)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Everything is in this page' })).toBeVisible()
    expect(faults).toEqual([])
    await context.close()
  })

test('without a server two play at one screen, an order is taken back, and a marshal answers', async ({ browser }) => {
  const stand = await serve(site, '/')
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  await hurry(page)
  await page.goto(`${stand.address}#/battle/training-panache`)
  await page.getByText('À deux, sur cet écran').click()
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 30_000 })
  const [undo, lines] = [page.getByRole('button', { name: 'Reprendre le dernier ordre' }), page.locator('.lines')]
  await new Player(page, mouse).play(40, () => undo.isEnabled())
  await undo.click()
  await expect(lines).toContainText('ordre repris')

  await page.goto(`${stand.address}#/battle/training-jomini`)
  await page.getByLabel('Sa force').selectOption('marshal')
  await page.getByText('Autriche', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  // The south begins: the marshal, who must come to an end for anybody else to be asked.
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 120_000 })
  await page.close()
  await stand.close()
})

test('two windows of one browser look at the same game: what is done in one is seen in the other', async ({
  browser,
}) => {
  const stand = await serve(site, '/')
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const page of [one, other]) await hurry(page)
  await one.goto(`${stand.address}#/battle/training-frederic`)
  await one.getByText('À deux, sur cet écran').click()
  await one.getByRole('button', { name: 'Commencer', exact: true }).click()
  await expect(one.locator('.prompt.mine')).toBeVisible({ timeout: 30_000 })
  await other.goto(one.url())
  await expect(other.locator('.prompt.mine')).toBeVisible({ timeout: 30_000 })
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ] as const) {
    await new Player(mine, mouse).play(5)
    const lines = () => mine.locator('aside .log .lines').innerText()
    await expect
      .poll(async () => (await theirs.locator('aside .log .lines').innerText()) === (await lines()))
      .toBe(true)
  }
  await context.close()
  await stand.close()
})

test('a new version is announced, and taken when the reader likes', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'etendard-renewed-'))
  cpSync(site, folder, { recursive: true })
  const stand = await serve(folder, '/')
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(stand.address)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  writeFileSync(join(folder, 'sw.js'), worker.replace(/VERSION = '\w+'/, "VERSION = 'later'"))
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), index.replace('<body>', '<body data-version="later">'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText('Une nouvelle version d’Étendard est prête.')).toBeVisible({ timeout: 30_000 })
  const body = page.locator('body')
  await page.reload()
  await expect(page.getByRole('button', { name: 'La prendre' })).toBeVisible()
  await expect(body).not.toHaveAttribute('data-version')
  await page.getByRole('button', { name: 'La prendre' }).click()
  await expect(page.getByText('Une nouvelle version d’Étendard est prête.')).toHaveCount(0)
  await expect(body).toHaveAttribute('data-version', 'later')
  await context.close()
  await stand.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the page of a plain web site can be installed', async () => {
  const stand = await serve(site, '/jeux/etendard/')
  const folder = mkdtempSync(join(tmpdir(), 'etendard-profile-'))
  const context = await chromium.launchPersistentContext(folder, { ...BROWSER, locale: 'fr-FR' })
  try {
    const page = await context.newPage()
    await page.goto(stand.address)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: 60_000,
    })
    const session = await context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const { errors, url } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(url).toBe(`${stand.address}manifest.webmanifest`)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
    await stand.close()
  }
})
