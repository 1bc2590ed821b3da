// Every page in every theme: nothing serious for axe to find, nothing wider than the screen.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { mouse, Player } from './hand'
import { expect, makeGame, sit, test } from './table'

const PAGES = {
  home: '#/',
  battle: '#/battle/waterloo',
  join: '#/join/unknown',
  training: '#/training',
  replays: '#/replay',
  odds: '#/odds',
  sight: '#/sight/kolin',
  rules: '#/rules/jomini',
  clause: '#/rules/thucidide/ele-1',
  settings: '#/settings',
  nowhere: '#/castle',
}
const THEMES = ['light', 'dark', 'contrast'] as const

async function wear(page: Page, theme: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const chosen = JSON.parse(localStorage.getItem('etendard.choices') ?? '{}') as object
    localStorage.setItem('etendard.choices', JSON.stringify({ ...chosen, theme: wanted, pace: 'instant' }))
  }, theme)
}

/** What axe finds serious or worse, in words somebody can act on. Only colours differ between the themes. */
async function serious(page: Page, theme: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    )
}

for (const theme of THEMES)
  test(`every page is clear in the theme « ${theme} »`, async ({ page }) => {
    await wear(page, theme)
    for (const [name, address] of Object.entries(PAGES)) {
      await page.goto(`/${address}`)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await serious(page, theme), name).toEqual([])
    }
  })

for (const theme of THEMES)
  test(`the table is clear in the theme « ${theme} », in play, with its pages, and on a phone`, async ({
    page,
    house,
  }) => {
    await wear(page, theme)
    await sit(page, await makeGame(house, { scenario: 'training-panache' }))
    await new Player(page, mouse).play(8)
    expect(await serious(page, theme), 'in play').toEqual([])
    for (const name of ['Règles', 'Réglages']) {
      await page.getByRole('button', { name, exact: true }).click()
      expect(await serious(page, theme), name).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.locator('[data-place]').first()).toBeAttached()
    expect(await serious(page, theme), 'phone').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
