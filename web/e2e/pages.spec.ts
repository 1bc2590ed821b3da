import { readFileSync } from 'node:fs'
import { expect, makeGame, newcomer, test } from './table'

test('a table is opened, found in the list, and joined by somebody else', async ({ page, browser, house }) => {
  await page.goto('/#/battle/kolin')
  await page.getByText('Quelqu’un d’autre').click()
  await page.getByLabel('Votre nom à la table').fill('Anne')
  await page.getByText('Ouvrir la table à tous').click()
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  const link = await page.getByLabel('Lien d’invitation').inputValue()
  expect(link).toMatch(/#\/join\/[\w-]+\?invitation=\w+/)

  const guest = await newcomer(browser, house, { locale: 'en-GB', viewport: { width: 390, height: 844 } })
  await guest.goto('/')
  await expect(guest.getByRole('link', { name: 'Sit down' }).first()).toBeVisible()
  await guest.getByLabel('Paste the link you got').fill(link)
  await guest.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(guest.getByRole('heading', { name: 'Anne is waiting for you.' })).toBeVisible()
  await guest.getByLabel('Your name at the table').fill('Paul')
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })

  await guest.goto(link)
  await expect(guest.getByText('You already sit at this table.')).toBeVisible()
  const third = await newcomer(browser, house)
  await third.goto(link)
  await expect(third.getByText(/plus de place/)).toBeVisible()

  await page.goto('/#/')
  await expect(page.getByRole('region', { name: 'Mes parties' }).getByText('Kolin')).toBeVisible()
})

test('the calculator answers at once, and says why it cannot', async ({ page }) => {
  await page.goto('/#/odds')
  const result = page.getByRole('region', { name: 'Chances' })
  await expect(result.getByText('Dés lancés')).toBeVisible({ timeout: 30_000 })
  await expect(result.getByText('TRP-J')).toBeVisible()
  await page.getByLabel('Distance').selectOption('6')
  await expect(result.getByText(/ne porte si loin/)).toBeVisible()
  await page.getByLabel('Troupe').first().selectOption('foot-guns-very-heavy')
  await page.getByLabel('Distance').selectOption('5')
  await expect(result.getByText('Dés lancés')).toBeVisible()
})

test('a line of sight is drawn between two hexes', async ({ page }) => {
  await page.goto('/#/sight/austerlitz')
  await page.locator('[data-place=C3]').click({ force: true })
  await page.locator('[data-place=H8]').click({ force: true })
  await expect(page.getByText('C3 ne voit pas H8.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'LOS-3' }).first()).toBeVisible()
})

test('a rule is found by a word without its accents, and read as each book says it', async ({ page }) => {
  await page.goto('/#/rules')
  await page.getByRole('button', { name: 'Thucidide' }).click()
  await page.getByLabel('Chercher dans les règles').fill('elephant panique')
  await page.getByRole('link', { name: /^ELE-1/ }).click()
  await expect(page.getByRole('heading', { name: 'ELE-1 dans les quatre livres' })).toBeVisible()
  await page.goto('/#/rules/jomini/mod-5')
  await expect(page.getByText('diffère', { exact: true }).first()).toBeVisible()
})

test('a replay file is opened, stepped through by keys, and a bad one is refused in words', async ({ page }) => {
  const buffer = readFileSync(new URL('../../trials/replays/agincourt-1.replay', import.meta.url))
  await page.goto('/#/replay')
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByRole('alert')).toContainText('étendard replay 2')
  await choose.setInputFiles({ name: 'game.replay', mimeType: 'text/plain', buffer })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Azincourt')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^3 sur \d+$/)).toBeVisible()
})

test('an address that leads nowhere says where to go', async ({ page }) => {
  await page.goto('/#/castle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il n’y a rien à cette adresse.')
  await page.goto('/#/join/zzzzzzzz')
  await expect(page.getByRole('alert')).toContainText('zzzzzzzz')
})

test('what was chosen on an earlier page is worn on this one, at the table too, and stays', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.address, locale: 'fr-FR' })
  await context.addInitScript(() => {
    if (localStorage.getItem('etendard.choices') !== null) return
    localStorage.setItem('etendard.settings', '{"language":"en","theme":"dark","coordinates":true,"keys":{"next":"p"}}')
    localStorage.setItem(
      'etendard.reader',
      '{"name":"Béatrice","text":115,"motion":"none","begun":["training-jomini"]}',
    )
  })
  const page = await context.newPage()
  const html = page.locator('html')
  await page.goto('/#/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox').first()).toHaveValue('Béatrice')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-motion', 'none')
  await expect(html).toHaveAttribute('style', /font-size: 115%/)
  await expect(page.getByRole('button', { name: /\(P\)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Contrast' }).click()

  const { game, token } = await makeGame(house, { scenario: 'training-jomini' })
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `etendard.game.${game}`,
    JSON.stringify({ token }),
  ] as const)
  await page.goto(`/#/game/${game}`)
  await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'contrast')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: /coordinates/i }).first()).toHaveAttribute('aria-pressed', 'true')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.sort()).toEqual(
    ['choices', `game.${game}`, `seen.${game}`, `sent.${game}`].map((key) => `etendard.${key}`),
  )
  await context.close()
})
