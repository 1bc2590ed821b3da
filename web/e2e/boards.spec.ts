// The board of one battle of each book, as Chromium draws what the server sent: its structure told in lines, and a
// picture that forgives another version of the browser its smoothing.
import { outline } from '../tests/outline'
import { expect, makeGame, ME, sit, test } from './table'

const BATTLES = ['hydaspes', 'pavia', 'leuthen', 'austerlitz']
const PICTURES = ['hydaspes', 'austerlitz']

for (const scenario of BATTLES)
  test(`the board of ${scenario} is drawn as it was`, async ({ page, house }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1000, height: 740 })
    // Nobody moves but us: the board stays as it opened.
    await sit(page, await makeGame(house, { scenario, north: ME, south: ME }))
    await expect(page.locator('.troops .unit.full').first()).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    const drawn = await page
      .locator('.board svg')
      .first()
      .evaluate((svg) => svg.outerHTML)
    expect(`${outline(drawn).join('\n')}\n`).toMatchSnapshot(`${scenario}.txt`)
    if (PICTURES.includes(scenario)) await expect(page.locator('.board')).toHaveScreenshot(`${scenario}.png`)
  })
