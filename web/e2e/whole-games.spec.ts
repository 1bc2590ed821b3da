import { keys, look, mouse, Player } from './hand'
import { expect, join, makeGame, newcomer, seeEntries, sit, test, OPEN } from './table'

test('a training battle against a recruit is played by mouse to the end, and its dice are fair', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Jouer maintenant' }).click()
  await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
  expect(await new Player(page, mouse).play(4000)).toBeGreaterThan(10)
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible()
  await page.getByRole('button', { name: 'Vérifier les dés' }).click()
  await expect(page.getByText(/sont justes|est juste/)).toBeVisible({ timeout: 30_000 })
})

test('a battle is played by keys alone to the end', async ({ page, house }) => {
  await sit(page, await makeGame(house, { scenario: 'training-thucidide' }))
  // Whoever has no mouse never moves it.
  await page.addInitScript(() => addEventListener('pointerdown', () => document.body.setAttribute('data-mouse', '')))
  expect(await new Player(page, keys).play(4000)).toBeGreaterThan(10)
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible()
})

test('two players far from each other: one reloads, one loses the line, and the battle goes on', async ({
  page,
  browser,
  house,
}) => {
  const anne = await makeGame(house, { scenario: 'training-frederic', north: OPEN })
  await sit(page, anne)
  await expect(page.getByText('On attend un adversaire.').first()).toBeVisible()
  const far = await newcomer(browser, house, { locale: 'en-GB' })
  await sit(far, await join(house, anne, 'Paul'))
  const watcher = await newcomer(browser, house)
  await sit(watcher, { game: anne.game, token: null })

  const [south, north] = [new Player(page, mouse, 'north'), new Player(far, mouse, 'south')]
  const both = async (most: number) => {
    for (let round = 0; round < most; round += 1)
      if ((await south.play(6, ({ mine }) => !mine)) + (await north.play(6, ({ mine }) => !mine)) === 0)
        await page.waitForTimeout(30)
  }
  await both(2)
  await expect(watcher.locator('.prompt')).toContainText('Vous regardez la partie.')
  await watcher.locator('[data-place]').first().click({ force: true })
  await expect(watcher.locator('.prompt .answers button')).toHaveCount(0)

  await page.reload()
  await expect(page.locator('[data-place]').first()).toBeAttached()
  await both(2)
  await far.context().setOffline(true)
  await expect(far.locator('.prompt')).toContainText('Connection lost')
  await south.play(6, ({ mine }) => !mine)
  await far.context().setOffline(false)
  await expect(far.locator('.prompt')).not.toContainText('Connection lost', { timeout: 30_000 })
  await both(2)

  for (const one of [page, far, watcher]) await expect(one.locator('.alarm.shown')).toHaveCount(0)

  // Whoever has seen enough gives up; everybody hears of it.
  if (!(await look(page)).over) {
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByRole('button', { name: 'Abandonner' }).click()
    await page.getByRole('button', { name: 'Abandonner vraiment ?' }).click()
  }
  await expect(far.getByRole('button', { name: 'Rematch' })).toBeVisible()
  await expect(watcher.locator('.ending')).toBeVisible()
  const entries = await seeEntries(house, anne.game)
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1))
  const told = entries.filter((entry) => entry.kind === 'command' && entry.told.length > 0).length
  expect(told).toBeGreaterThan(5)
})
