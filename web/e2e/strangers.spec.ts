import { expect, join, makeGame, ME, OPEN, sit, test } from './table'

test('a private game is watched by whoever has its invitation, and others are told why not', async ({
  page,
  house,
  browser,
}) => {
  const wanted = { scenario: 'training-jomini', north: ME, south: OPEN, public: false }
  const host = await makeGame(house, wanted)
  await join(house, host, 'Béatrice')
  // Both seats are taken: whoever comes with the link watches.
  await page.goto(`/#/join/${host.game}?invitation=${host.invitation ?? ''}`)
  await page.getByRole('link', { name: 'Regarder la partie' }).click()
  await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
  const stranger = await (await browser.newContext({ baseURL: house.address, locale: 'fr-FR' })).newPage()
  await stranger.goto(`/#/game/${host.game}`)
  await expect(stranger.getByText('cette partie est privée').first()).toBeVisible()
  await stranger.context().close()
})

test('the host sends somebody away who was not wanted, and the game waits for somebody else', async ({
  page,
  house,
}) => {
  const host = await makeGame(house, { scenario: 'training-jomini', north: ME, south: OPEN, public: false })
  await join(house, host, 'Ève')
  await sit(page, host)
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('button', { name: 'Libérer le siège de Ève' }).click()
  await page.getByRole('button', { name: /Vraiment renvoyer Ève/ }).click()
  await expect(page.getByText('On attend un adversaire').first()).toBeVisible()
  await page.getByRole('button', { name: 'Réglages' }).click()
  await expect(page.getByText('le siège est libéré par l’hôte').first()).toBeVisible()
})
