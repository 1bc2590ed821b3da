// The certificate of the page is the program's: its crew of workers and `etendard selfplay` play the same games and write the
// same file, byte for byte; neither takes one with a changed digit.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { PROGRAM } from '../scripts/house.mjs'
import { allWell, fileOf, openBattle } from './bench'
import { expect, test } from './table'

const SEED = 1796
const etendard = promisify(execFile)

/** What the page saves of the games it has played. */
async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer le certificat' }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

test('a brief certificate of the page and one of the program are the same bytes; a changed digit is refused by both', async ({
  page,
}) => {
  await openBattle(page, 'training-jomini')
  await allWell(page)
  await page.getByRole('link', { name: 'Certificat' }).click()
  await page.getByLabel('Parties').selectOption('brief')
  await page.getByLabel('Graine').fill(String(SEED))
  await page.getByRole('button', { name: 'Jouer les parties' }).click()
  await expect(page.getByText('92 parties', { exact: true })).toBeVisible({ timeout: 240_000 })
  const made = await saved(page)

  // The same battle from its file, the levels as many times as the page says.
  const [battle, wanted, spoilt] = ['training-jomini.toml', 'wanted.json', 'spoilt.json'].map((name) =>
    test.info().outputPath(name),
  ) as [string, string, string]
  writeFileSync(battle, fileOf('training-jomini'))
  const levels = 'captain:60,colonel:24,marshal:8'
  await etendard(PROGRAM, [
    'selfplay',
    battle,
    '--levels',
    levels,
    '--seed',
    String(SEED),
    '--write-certificate',
    wanted,
  ])
  expect(made).toBe(readFileSync(wanted, 'utf8'))

  const changed = made.replace(/"north": ?(\d)/, (found, digit: string) =>
    found.replace(digit, String((Number(digit) + 1) % 10)),
  )
  expect(changed).not.toBe(made)
  writeFileSync(spoilt, changed)
  const refused = await etendard(PROGRAM, ['selfplay', '--certificate', spoilt]).then(
    () => null,
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  expect(refused?.code).not.toBe(0)
  expect(refused).not.toBe(null)
  await page.getByRole('button', { name: 'Vérifier un certificat' }).click()
  const give = (buffer: Buffer) =>
    page.locator('.verify input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await give(Buffer.from(changed))
  await expect(page.locator('.verify .fault')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rejouer ses/ })).toHaveCount(0)
  // What the program wrote, the page takes.
  await give(readFileSync(wanted))
  await expect(page.getByText('Le code est juste', { exact: false })).toBeVisible()
})
