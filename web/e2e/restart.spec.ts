import { mouse, Player } from './hand'
import { House } from '../scripts/house.mjs'
import { expect, faultsOf, join, makeGame, newcomer, seeEntries, sit, test, OPEN } from './table'

test('the server is killed in mid-game: the page says so, keeps what was typed, comes back, nothing twice', async ({
  page,
  browser,
}) => {
  const house = await House.open()
  try {
    const anne = await makeGame(house, { scenario: 'training-jomini', north: OPEN })
    const near = await newcomer(browser, house)
    const faults = faultsOf(near)
    await sit(near, anne)
    const far = await newcomer(browser, house)
    await sit(far, await join(house, anne, 'Paul'))
    await new Player(near, mouse).play(8, ({ mine }) => !mine)
    await near.getByLabel('Dire quelques mots').fill('Bonjour Paul')
    await near.getByRole('button', { name: 'Dire', exact: true }).click()
    await expect(far.getByText('Bonjour Paul')).toBeVisible()
    await near.getByLabel('Dire quelques mots').fill('Belle journée')
    const before = await seeEntries(house, anne.game)

    await house.kill()
    await expect(near.locator('.prompt .hint')).toContainText('Rien n’est perdu.')
    await expect(near.getByLabel('Dire quelques mots')).toHaveValue('Belle journée')
    // An answer given now waits; it is given once.
    const player = new Player(near, mouse)
    const asked = await near.locator('.prompt.mine').count()
    if (asked > 0) await player.passOn()
    // What gives the turn away is asked once more.
    if ((await near.getByRole('button', { name: /^Continuer à jouer/ }).count()) > 0) await player.passOn()
    await house.start()
    await expect(near.locator('.prompt .hint')).not.toContainText('Connexion perdue', { timeout: 40_000 })
    await expect(far.locator('.prompt .hint')).not.toContainText('Connexion perdue', { timeout: 40_000 })
    await near.getByRole('button', { name: 'Dire', exact: true }).click()
    await expect(far.getByText('Belle journée')).toBeVisible()

    const after = await seeEntries(house, anne.game)
    expect(after.slice(0, before.length)).toEqual(before)
    const fresh = after.slice(before.length)
    expect(fresh.filter(({ kind }) => kind === 'command').length).toBeLessThanOrEqual(1)
    if (asked > 0) expect(fresh.filter(({ kind }) => kind === 'command')).toHaveLength(1)
    expect(fresh.filter(({ kind }) => kind === 'chat')).toHaveLength(1)
    expect(faults).toEqual([])
    await page.close()
  } finally {
    await house.close()
  }
})

test('after one visit the page opens though the server is gone', async ({ browser }) => {
  const house = await House.open()
  try {
    const page = await newcomer(browser, house)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Jouer maintenant' })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await house.kill()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Règles' }).first()).toBeVisible()
    await page.context().close()
  } finally {
    await house.close()
  }
})
