// What the other side did is seen again; and how a battle ends.
import type { TableView } from '../src/wire'
import { driveTo, driveTwo, leisurely, next, ownTable, say, shot } from './drive'
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
  await expect(ending.locator('.clause').first()).toHaveText(/VIC-|PRC-18/)
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

test('whoever comes back to a slow game is shown the turn he missed', async ({ page, house }) => {
  await leisurely(page)
  const mine = ({ ask, position }: TableView) => ask.camp === 'south' && position.active === 'south'
  const { hands } = await driveTwo(house, 'training-jomini', (table) => mine(table) && table.position.turn > 1)
  await sit(page, hands.south)
  await expect(page.locator('.prompt.reviewing')).toHaveCount(0)
  await page.goto('/#/')
  // Both turns are played elsewhere; then it is the south's again.
  const { turn } = (await ownTable(house, hands.south)).position
  for (let step = 0; step < 300; step += 1) {
    const south = await ownTable(house, hands.south)
    if (south.progress !== 'playing' || (mine(south) && south.position.turn > turn)) break
    const hand = hands[south.ask.camp ?? 'south']
    const table = await ownTable(house, hand)
    await say(house, hand, table, next(table) ?? { do: 'end-combat' })
  }
  test.skip((await ownTable(house, hands.south)).progress !== 'playing', 'the dice ended it')
  await page.goto(`/#/game/${hands.south.game}`)
  await expect(page.locator('.prompt.reviewing')).toBeVisible()
  await shot(page, 'missed')
  await page.keyboard.press('Escape')
  await expect(page.locator('.prompt.mine')).toBeVisible()
  // Once is enough.
  await page.reload()
  await expect(page.locator('.prompt.mine')).toBeVisible()
  // His own dice fell elsewhere: this page must take them for a host's.
  await page.close()
})

test('my games and a few kept ones can be seen again', async ({ page, house }) => {
  const driven = await driveTo(house, { scenario: 'training-jomini' }, ({ progress }) => progress === 'over', 1500)
  await sit(page, driven)
  await page.goto('/#/replay')
  const own = page.getByRole('region', { name: 'Mes parties' })
  await expect(own.getByRole('link').first()).toHaveAttribute('href', `#/replay/${driven.game}`)
  await shot(page, 'replays-1440')
  const kept = page.getByRole('region', { name: 'Parties gardées' })
  await expect(kept.getByRole('button')).toHaveCount(4)
  await kept.getByRole('button', { name: /Waterloo/ }).click()
  await expect(page.locator('svg .unit').first()).toBeVisible()
  await shot(page, 'replays-kept')
})
