import type { Page } from '@playwright/test'
import { expect, makeGame, seeTable, sit, test } from './table'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

/** Taps a hex that can be seen and is told in such words; says which. */
async function tap(page: Page, words: RegExp): Promise<string | null> {
  const found = await page.evaluate((pattern) => {
    const cells = [...document.querySelectorAll('[data-place]')]
    for (const cell of cells.filter((one) => new RegExp(pattern).test(one.getAttribute('aria-label') ?? ''))) {
      const { x, y, width, height } = cell.getBoundingClientRect()
      const at = { x: x + width / 2, y: y + height / 2 }
      if (document.elementFromPoint(at.x, at.y) === cell) return { ...at, place: cell.getAttribute('data-place') }
    }
    return null
  }, words.source)
  if (found) await page.touchscreen.tap(found.x, found.y)
  return found?.place ?? null
}

test('on a phone a tap chooses, the next shows what would be done, and a button does it', async ({ page, house }) => {
  const joined = await makeGame(house, { scenario: 'training-thucidide', practice: true })
  await sit(page, joined)
  const hex = page.locator('[data-place]').first()
  expect(await hex.evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThanOrEqual(48)
  const walk = page.locator('[data-place][aria-label*=", peut aller"]')
  const standing = async () => (await seeTable(house, joined.game)).position.units.map((unit) => unit.hex)
  // Officers and troops are chosen until somebody is in hand who may walk.
  for (let taps = 0; taps < 15 && (await walk.count()) === 0; taps += 1) {
    const answers = page.locator('.prompt .answers button')
    // Two may be meant by one hex: the first of them.
    if (await answers.filter({ hasText: 'Annuler' }).isVisible())
      await page.locator('aside .listed button, .prompt .answers button:not(:first-child)').first().tap()
    else if ((await tap(page, /, peut agir/)) === null) await answers.last().tap()
    await page.waitForTimeout(300)
  }
  const before = await standing()
  const place = (await tap(page, /, peut aller/)) ?? ''
  const confirm = page.locator('.prompt .answers .primary')
  await expect(confirm).toContainText(place)
  expect(await standing()).toEqual(before)
  expect((await confirm.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(48)
  await confirm.tap()
  await expect.poll(standing).toContain(place)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
