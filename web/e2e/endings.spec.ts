// What the other side did is seen again; and how a battle ends.
import { driveTo, driveTwo, leisurely, shot } from './drive'
import { expect, newcomer, sit, test } from './table'

test('R shows the other side’s turn again, and nothing can be ordered meanwhile', async ({ page, house }) => {
  await leisurely(page)
  const { hands } = await driveTwo(
    house,
    'training-jomini',
    ({ ask, position }) => ask.camp === 'south' && position.active === 'south' && position.turn > 2,
  )
  await sit(page, hands.south)
  // Whoever comes back is shown the turn he missed; Escape ends it.
  await page.keyboard.press('Escape')
  await expect(page.locator('.prompt.reviewing')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Revoir son tour/ })).toBeVisible()
  const title = await page.locator('.prompt .title').innerText()
  await page.keyboard.press('r')
  await expect(page.locator('.prompt.reviewing')).toBeVisible()
  await expect(page.locator('[aria-label*="peut agir"]')).toHaveCount(0)
  await shot(page, 'review')
  await page.keyboard.press('Escape')
  await expect(page.locator('.prompt.reviewing')).toHaveCount(0)
  await expect(page.locator('.prompt .title')).toHaveText(title)
  // Played through it ends by itself, at the table as it stands.
  await page.getByRole('button', { name: /^Revoir son tour/ }).click()
  await expect(page.locator('.prompt.reviewing')).toBeVisible()
  for (let skips = 0; skips < 60 && (await page.locator('.prompt.reviewing').isVisible()); skips += 1) {
    await page.mouse.click(4, 400)
    await page.waitForTimeout(150)
  }
  await expect(page.locator('.prompt.reviewing')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.locator('.prompt .title')).toHaveText(title)
})

test('the end says who won and by which clause, tells the decisive combat, and leads on', async ({
  page,
  browser,
  house,
}) => {
  const driven = await driveTo(
    house,
    { scenario: 'training-jomini' },
    ({ progress, result }) => progress === 'over' && result?.by === 'elimination',
    1500,
  )
  await sit(page, driven)
  const ending = page.locator('aside .ending')
  await expect(ending.getByRole('heading')).toBeVisible()
  await expect(ending.locator('.clause').first()).toHaveText(/VIC-/)
  await expect(ending.locator('.decisive')).toContainText('Le combat décisif')
  await expect(ending.getByRole('link', { name: 'Revoir' })).toHaveAttribute('href', `#/replay/${driven.game}`)
  await shot(page, 'ending-1440')
  await page.getByRole('link', { name: 'Leçon suivante' }).click()
  await expect(page).toHaveURL(/#\/battle\/training-/)
  expect(page.url()).not.toContain('training-jomini')
  const phone = await newcomer(browser, house, { viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  await sit(phone, driven)
  await expect(phone.locator('aside .ending .clause').first()).toBeVisible()
  await shot(phone, 'ending-390-en')
  await phone.context().close()
})
