import AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import type { ServerMessage } from '../src/wire'
import { mouse, Player } from './hand'
import { expect, makeGame, newcomer, sit, test } from './table'

/** Pictures for whoever looks at the page with his own eyes: SHOTS=folder. */
const shots = process.env.SHOTS

test('every throw is checked as it falls; the page says so, by keys too, and gives out what it sent', async ({
  page,
  house,
}) => {
  await sit(page, await makeGame(house, { scenario: 'training-jomini' }))
  const line = page.locator('aside .log button.line')
  await new Player(page, mouse).play(4000)
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible()
  await expect(line).toHaveText(/✓ \d+ jets? vérifiés?/)
  await line.focus()
  await page.keyboard.press('Enter')
  const proof = page.getByRole('region', { name: 'Les dés' })
  await expect(proof.getByText(/\d+ jets? vérifiés?/).first()).toBeVisible()
  await proof.getByRole('button', { name: 'Vérifier le fichier du serveur' }).click()
  await expect(proof.getByRole('status')).toContainText(/sont justes|est juste/)
  const saving = page.waitForEvent('download')
  await proof.getByRole('button', { name: 'Enregistrer ce que j’ai envoyé' }).click()
  const sent = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { sent: { entry: number }[] }
  expect(sent.sent.length).toBeGreaterThan(5)
  expect(sent.sent.every(({ entry }) => entry > 0)).toBe(true)
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  if (shots) await page.screenshot({ path: `${shots}/dice-1440-fr.png` })
})

for (const [locale, width, height, words] of [
  ['fr-FR', 1440, 900, /Les dés ne sont pas justes/],
  ['en-GB', 390, 844, /The dice are not fair/],
] as const)
  test(`a host that puts another nonce in the place of ours is named at once, ${locale}, ${width}`, async ({
    browser,
    house,
  }) => {
    const page = await newcomer(browser, house, { locale })
    // The host: everything passes, but for our own nonces, which he would rather choose himself.
    await page.routeWebSocket(/\/live$/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as ServerMessage
        const entries = 'entries' in message ? message.entries : []
        for (const entry of entries)
          if (entry.kind === 'command' && entry.camp === 'south' && entry.nonce)
            entry.nonce = '0123456789abcdef'.repeat(2)
        socket.send(JSON.stringify(message))
      })
    })
    await sit(page, await makeGame(house, { scenario: 'training-jomini' }))
    const alarm = page.locator('.alarm[role=alert]')
    await new Player(page, mouse).play(4000, async () => words.test((await alarm.textContent()) ?? ''))
    await page.setViewportSize({ width, height })
    await expect(alarm).toContainText(words)
    await expect(alarm).toContainText(/n’a pas envoyé|did not send/)
    if (shots) await page.screenshot({ path: `${shots}/alarm-${width}-${locale}.png` })
    await alarm.getByRole('button', { name: /Voir|Look/ }).press('Enter')
    await expect(page.locator('.proof .verdict.wrong')).toBeVisible()
    await expect(alarm).toHaveText('')
    if (shots) await page.screenshot({ path: `${shots}/wrong-${width}-${locale}.png` })
    await page.context().close()
  })

test('on a phone the dice stand with the log', async ({ browser, house }) => {
  const page = await newcomer(browser, house)
  await sit(page, await makeGame(house, { scenario: 'training-jomini' }))
  // Played where the whole map is in sight, read on a phone.
  await new Player(page, mouse).play(4000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('l')
  if (shots) await page.screenshot({ path: `${shots}/log-390-fr.png` })
  await page.locator('aside .log button.line').click()
  await expect(page.locator('.proof .verdict')).toHaveText(/\d+ jets? vérifiés?/)
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(room)
  if (shots) await page.screenshot({ path: `${shots}/dice-390-fr.png` })
  await page.getByRole('button', { name: 'Fermer' }).first().click()
  await expect(page.locator('.proof')).toHaveCount(0)
  await page.context().close()
})
