// A game goes elsewhere as its replay file, and is played on there: from a file in a browser without a server, and from a
// browser to a server.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { serve } from '../scripts/plain.mjs'
import { driveTo, shot } from './drive'
import { mouse, Player } from './hand'
import { expect, faultsOf, hurry, sit, test } from './table'

const lines = (page: Page) => page.locator('aside .log .lines')
const started = (page: Page) => expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 60_000 })

test('a game of this browser is saved, opened as a file, and played on', async ({ browser }) => {
  const site = mkdtempSync(join(tmpdir(), 'etendard-brought-'))
  execFileSync('node', [fileURLToPath(new URL('../scripts/site.mjs', import.meta.url)), site])
  const stand = await serve(site, '/')
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const faults = faultsOf(page)
  await hurry(page)
  await page.goto(`${stand.address}#/battle/training-thucidide`)
  await page.getByText('À deux, sur cet écran').click()
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  await started(page)
  await new Player(page, mouse).play(14)
  const before = await lines(page).innerText()

  await page.goto(page.url().replace('#/game/', '#/replay/'))
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Enregistrer la partie' }).click()
  const file = join(site, 'game.replay')
  await (await saving).saveAs(file)

  await page.goto(`${stand.address}#/replay`)
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Continuer cette partie' })).toBeVisible()
  await page.getByText('À deux, sur cet écran').click()
  await shot(page, 'play-on')
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
  await started(page)
  expect(page.url()).toContain('#/game/home-')
  // The story is told from its beginning, and goes on.
  expect(await lines(page).innerText()).toContain(before.split('\n')[0] ?? '?')
  await new Player(page, mouse).play(8)
  expect((await lines(page).innerText()).length).toBeGreaterThan(before.length)
  expect(faults).toEqual([])
  await page.close()
  await stand.close()
  rmSync(site, { recursive: true, force: true })
})

test('a game is played on in a new one on the server, and its page says which dice nobody proves', async ({
  page,
  house,
}) => {
  const driven = await driveTo(house, { scenario: 'pavia' }, ({ dice }) => dice.throws > 1)
  await sit(page, driven)
  await page.goto(`${house.address}/#/replay/${driven.game}`)
  await page.getByRole('button', { name: 'Continuer dans une nouvelle partie' }).click()
  await page.getByText('À deux, sur cet écran').click()
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
  await started(page)
  expect(page.url()).not.toContain(driven.game)
  await page.getByRole('button', { name: 'Aucun jet encore' }).click()
  await expect(page.getByText(/[2-9] jets d’avant l’arrivée de la partie ici/)).toBeVisible()
  await page.getByRole('button', { name: 'Vérifier le fichier du serveur' }).click()
  await expect(page.getByText('Aucun dé n’a été lancé.')).toBeVisible({ timeout: 30_000 })
})
