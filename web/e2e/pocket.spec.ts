// For the real table, on a phone: who goes back where, drawn with taps and answered by the engine; what was set stays, book
// by book, and goes on with the server gone and the network cut.
import { test, expect, type Page } from '@playwright/test'
import { House } from '../scripts/house.mjs'
import { faultsOf, hurry } from './table'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
let house: House
test.beforeAll(async () => {
  house = await House.open()
})
test.afterAll(() => house.close())

const hex = (page: Page, place: string) => page.locator(`[data-place="${place}"]`)
const tap = (page: Page, place: string) => hex(page, place).dispatchEvent('click')
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openRetreat(page: Page): Promise<void> {
  await hurry(page)
  await page.goto(`${house.address}/#/pocket`)
  await page.getByRole('tab', { name: 'Recul' }).click()
  await expect(page.getByText('Elle recule de 2 hexagones.')).toBeVisible()
}

test('a unit is drawn among friends, goes back hex by hex, and is told why nowhere else', async ({ page }) => {
  const faults = faultsOf(page)
  await openRetreat(page)
  await tap(page, 'D3')
  await expect(page.getByRole('alert')).toContainText('Un recul va vers son propre bord de table')
  await expect(page.getByRole('alert').getByRole('link', { name: 'RET-2' })).toBeVisible()
  await tap(page, 'D5')
  await expect(page.getByText('Un hexagone fait, encore 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Depuis le début' }).click()
  await tool(page, 'Ami')
  for (const place of ['C5', 'D5']) await tap(page, place)
  await expect(page.getByText('Elle ne peut pas reculer : 2 pertes.')).toBeVisible()
  await expect(page.getByText('Cet ami ne se laisse pas traverser')).toBeVisible()
  await expect(page.getByText('Ignorés, 1 au plus')).toBeVisible()
  for (const button of await page.locator('#panel button:visible').all()) {
    const box = await button.boundingBox()
    if (box) expect(Math.round(box.height), await button.innerText()).toBeGreaterThanOrEqual(48)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(faults).toEqual([])
})

test('what was set stays with its book, and goes on with nobody to ask', async ({ page, context }) => {
  await openRetreat(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Un de plus : Drapeaux' }).click()
  await page.getByLabel('Livre').selectOption('panache')
  await expect(page.getByText('Elle recule de 2 hexagones.')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Livre')).toHaveValue('panache')
  await page.getByLabel('Livre').selectOption('jomini')
  await expect(page.getByText('Elle recule de 3 hexagones.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('tab', { name: 'Chances' }).click()
  await expect(page.getByRole('region', { name: 'Chances' })).toContainText('perte moyenne')
  await page.getByRole('tab', { name: 'Vue' }).click()
  await tap(page, 'F5')
  await tap(page, 'F7')
  await expect(page.getByText(/^F5 (voit|ne voit pas) F7\.$/)).toBeVisible()
})
