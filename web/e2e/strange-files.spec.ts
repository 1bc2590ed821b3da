// What is no battle: files far too large, files that are no text, tables and armies beyond what there is, names made to do
// harm. Each gets an answer that says what it is, and nothing that is there is lost.
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { allWell, fileOf, openBattle, savedFile } from './bench'
import { expect, test } from './table'

const MEGABYTE = 1024 * 1024
const battle = fileOf('training-jomini')
const wide = battle.replace(/drawing = """[^"]*"""/, `drawing = """\n${`${'. '.repeat(41).trim()}\n`.repeat(31)}"""`)
const crowd = battle + Array.from({ length: 1000 }, (_, one) => `\n[[north.units]]\nid = "u${one}"\n`).join('')

const STRANGE: readonly (readonly [string, Buffer, RegExp])[] = [
  ['fifty.toml', Buffer.alloc(50 * MEGABYTE, 'a'), /fifty\.toml\s» fait 51.?200\sko\s; une bataille en a 256 au plus/],
  ['picture.toml', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00]), /n’est pas un texte en UTF-8/],
  ['latin.toml', Buffer.from(battle, 'latin1'), /n’est pas un texte en UTF-8/],
  ['wide.toml', Buffer.from(wide), /wide\.toml\s»\s: une carte de 41 × 31 hexagones, 40 × 30 au plus/i],
  ['crowd.toml', Buffer.from(crowd), /crowd\.toml\s»\s: \d+ unités dans les deux armées ensemble, 255 au plus/i],
  ['torn.toml', Buffer.from(battle.slice(0, 400)), /torn\.toml/],
]

/** A file somebody chooses: by its path, as the largest are too long to be handed over. */
function choice(name: string, bytes: Buffer): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, bytes)
  return path
}
const link = (text: string) => `#/own/${deflateRawSync(Buffer.from(text)).toString('base64url')}`
const quiet = async (page: Page) => expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeVisible()

test('what is no battle is told so by its name, and the battle on the bench stays', async ({ page }) => {
  await openBattle(page, 'training-jomini')
  await allWell(page)
  await page.getByRole('button', { name: 'Fichier', exact: true }).click()
  for (const [name, bytes, says] of STRANGE)
    await test.step(name, async () => {
      await page.locator('.menu input[type=file]').setInputFiles(choice(name, bytes))
      await expect(page.locator('.menu').getByRole('alert')).toHaveText(says, { timeout: 60_000 })
      await quiet(page)
    })
  await page.keyboard.press('Escape')
  await page.locator('.menu').getByRole('alert').waitFor({ state: 'detached' })
  expect(await savedFile(page)).toBe(battle)
})

test('nothing is begun from what is no battle', async ({ page }) => {
  await page.goto('#/workshop')
  for (const [name, bytes, says] of STRANGE)
    await test.step(name, async () => {
      await page.locator('.drop input[type=file]').setInputFiles(choice(name, bytes))
      await expect(page.getByRole('alert')).toHaveText(says, { timeout: 60_000 })
      await expect(page.getByText('Rien encore')).toBeVisible()
    })
})

test('a title that turns the line and a story of 200 kB are opened and named by the checker', async ({ page }) => {
  const turned = battle.replace(/^(\[title\]\s*\nfr = ).*$/m, '$1"Dego \u202egnisol"')
  const endless = battle.replace(/^(\[story\]\s*\nfr = ).*$/m, `$1"${'récit '.repeat(34_000)}"`)
  for (const [name, text, says] of [
    ['turned.toml', turned, /U\+202E/],
    ['endless.toml', endless, /Un texte de 20\d{4} lettres/],
  ] as const)
    await test.step(name, async () => {
      await page.goto('#/workshop')
      await page.locator('.drop input[type=file]').setInputFiles(choice(name, Buffer.from(text)))
      await expect(page.locator('.checker')).toContainText(says, { timeout: 60_000 })
      await expect(page.getByRole('button', { name: /^Essayer/ })).toHaveAttribute('aria-disabled', 'true')
    })
})

test('where the browser has no room left that is said, and what is on the bench stays until there is', async ({
  page,
}) => {
  await openBattle(page, 'training-jomini')
  await expect(page.getByText(/^Gardé ici à/)).toBeVisible()
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = full
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) })
  })
  await page.getByRole('button', { name: 'Forêt', exact: true }).click()
  await page.locator('.bench [data-place="A1"]').click()
  await expect(page.getByText('Rien ne peut être gardé ici')).toBeVisible()
  const bench = page.url()
  await page.goto('#/workshop')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('alert')).toContainText('n’a plus de place')
  await page.goto(bench)
  await expect(page.locator('.bench [data-place="A1"]')).toHaveAccessibleName(/forêt/)
  await page.evaluate('makeRoom()')
  await expect(page.getByText(/^Gardé ici à/)).toBeVisible({ timeout: 20_000 })
})

test('a link with too many units says so, and one with names made to do harm shows them as they are written', async ({
  page,
}) => {
  await page.goto(link(crowd))
  await expect(page.getByRole('heading', { name: 'Ce n’est pas une bataille.' })).toBeVisible()
  const harm = '<img src=x onerror=document.title=1>'
  await page.goto(link(battle.replace(/^(\[title\]\s*\nfr = ).*$/m, `$1'${harm}'`)))
  await expect(page.getByRole('heading', { level: 1, name: harm })).toBeVisible()
  await expect(page.locator('h1 img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ouvrir dans l’atelier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: harm })).toBeVisible()
  await expect(page).toHaveTitle(`${harm} · Étendard`)
})

test('the doors of the workshop and the shelf answer fifty megabytes, a crowd and unseen signs with a sentence', async ({
  house,
}) => {
  const ask = async (door: string, body: string) => {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'fr' }
    const answer = await fetch(`${house.address}/api/${door}`, { method: 'POST', headers, body })
    return { status: answer.status, ...((await answer.json()) as { code: string; text: string }) }
  }
  const publish = (text: string, author = 'Anne') => ask('shelf', JSON.stringify({ text, author }))
  const fifty = JSON.stringify({ text: 'a'.repeat(50 * MEGABYTE), author: 'Anne' })
  for (const door of ['shelf', 'workshop/read', 'workshop/trial']) {
    const refused = await ask(door, fifty)
    expect([refused.status, refused.code, refused.text.length > 20], door).toEqual([413, 'too-large', true])
  }
  for (const [text, most] of [
    [crowd, '255'],
    [wide, '40 × 30'],
  ] as const) {
    const refused = await publish(text)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(most)
  }
  expect((await publish(battle.replace('Dego', 'D\u202eego'))).status).toBe(422)
  for (const author of ['A\u202enne', 'A'.repeat(5000)])
    expect(await publish(battle, author)).toMatchObject({ status: 400, code: 'bad-name' })
  const list = (await (await fetch(`${house.address}/api/shelf`)).json()) as { battles: unknown[] }
  expect(list.battles).toEqual([])
})
