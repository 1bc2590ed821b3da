// A battle leaves the workshop: onto the shelf and back, inside an address, with its certificate; a skirmish comes into it.
import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import { allWell, hex, openBattle } from './bench'
import { expect, newcomer, test } from './table'

test('a battle is published, opened by its link elsewhere, liked, reported, played, renewed and taken back', async ({
  page,
  browser,
  house,
}) => {
  await openBattle(page, 'training-jomini')
  await allWell(page)
  await page.getByRole('button', { name: 'Fichier', exact: true }).click()
  await page.getByRole('button', { name: /^Partager/ }).click()
  await page.getByLabel('Votre nom').fill('Anne')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('Publiée, version 1.')).toBeVisible()
  const link = await page.getByRole('textbox', { name: 'Lien vers cette version' }).inputValue()
  expect(link).toMatch(/#\/shelf\/[0-9a-f]{16}\/1$/)

  const other = await newcomer(browser, house)
  await other.goto('#/shelf')
  await other.getByLabel('Titre, lieu ou auteur').fill('ecole')
  await other.getByRole('button', { name: 'Chercher' }).click()
  await expect(other.getByText('par Anne', { exact: false })).toBeVisible()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: /École/ })).toBeVisible()
  await other.getByRole('button', { name: 'J’aime' }).click()
  await expect(other.getByText('1 personne l’aime')).toBeVisible()
  await other.getByRole('button', { name: 'Signaler' }).click()
  await other.getByLabel('Ce qui ne va pas', { exact: false }).fill('Une faute dans le récit')
  await other.getByRole('button', { name: 'Envoyer' }).click()
  await expect(other.getByText('Signalé, merci.')).toBeVisible()
  await other.getByRole('button', { name: 'Code QR' }).click()
  await expect(other.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  await other.locator('.arrange').getByRole('button').last().click()
  await expect(other).toHaveURL(/#\/game\//)

  await page.getByRole('link', { name: 'La voir sur l’étagère' }).click()
  await expect(page.getByText('jouée 1 fois')).toBeVisible()
  await page.getByRole('button', { name: 'La reprendre' }).click()
  await page.getByRole('button', { name: 'Oui, l’ôter de l’étagère' }).click()
  await expect(page.getByRole('heading', { name: 'Vous l’avez reprise.' })).toBeVisible()
  await other.goto(link)
  await expect(other.getByText('son auteur a repris cette bataille', { exact: false })).toBeVisible()
  await other.context().close()
})

test('a battle travels whole inside its address, and its QR code says that address', async ({ page }) => {
  await page.goto('#/workshop')
  await page.getByLabel('Le livre').selectOption('jomini')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(hex(page, 'A1')).toBeVisible()
  await page.getByRole('button', { name: 'Fichier', exact: true }).click()
  await page.getByRole('button', { name: /^Partager/ }).click()
  const field = page.getByRole('textbox', { name: 'Lien qui contient la bataille' })
  await expect(field).toHaveValue(/#\/own\/[\w-]+$/)
  const link = await field.inputValue()
  await page.getByRole('button', { name: 'Code QR' }).click()
  const picture = page.getByRole('img', { name: /^Code QR/ })
  const pixels = await picture.evaluate(async (svg) => {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    image.width = image.height = 600
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 600
    const pen = canvas.getContext('2d')
    if (!pen) return []
    pen.drawImage(image, 0, 0, 600, 600)
    return [...pen.getImageData(0, 0, 600, 600).data]
  })
  expect(jsQR(Uint8ClampedArray.from(pixels), 600, 600)?.data).toBe(link)

  await page.goto(link)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle bataille' })).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir dans l’atelier' }).click()
  await expect(page).toHaveURL(/#\/workshop\//)
  await page.goto(`${link.slice(0, -9)}`)
  await expect(page.getByText('Il est coupé ou changé', { exact: false })).toBeVisible()
})

test('a certificate is made small, stopped, verified; a changed digit is refused', async ({ page }) => {
  test.setTimeout(240_000)
  await openBattle(page, 'training-jomini')
  await allWell(page)
  await page.getByRole('link', { name: 'Certificat' }).click()
  await page.getByLabel('Parties').selectOption('usual')
  await page.getByLabel('Graine').fill('7')
  await page.getByRole('button', { name: 'Jouer les parties' }).click()
  await expect(page.getByRole('img', { name: /^Capitaines : / })).toBeVisible({ timeout: 60_000 })
  // Whoever leaves does not stop it.
  await page.locator('a.back').click()
  await expect(hex(page, 'A1')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Arrêter et garder' }).click()
  const code = page.locator('.code')
  await expect(code).toHaveText(/^([0-9A-Z]{4} ){3}[0-9A-Z]{4}$/, { timeout: 60_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer le certificat' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')

  await page.getByRole('button', { name: 'Vérifier un certificat' }).click()
  const give = (content: string) =>
    page
      .locator('.verify input[type=file]')
      .setInputFiles({ name: 'a.certificate.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await give(text)
  await expect(page.getByText('Le code est juste', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^Rejouer ses/ }).click()
  await expect(page.getByText(/^Le même/)).toBeVisible({ timeout: 180_000 })
  const spoilt = text.replace(/"south": ?(\d+)/, (found, digits: string) =>
    found.replace(digits, `${Number(digits) + 1}`),
  )
  expect(spoilt).not.toBe(text)
  await give(spoilt)
  await expect(page.locator('.verify .fault')).toBeVisible()

  // The battle changes: what was found is of before.
  await page.locator('a.back').click()
  await page.getByRole('button', { name: 'Forêt', exact: true }).click()
  await hex(page, 'A1').click()
  await page.getByRole('link', { name: 'Certificat' }).click()
  await expect(page.getByText('D’avant un changement', { exact: false })).toBeVisible()
})

test('a skirmish is made to measure and opens on the bench', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('#/workshop')
  await page.getByRole('button', { name: 'La faire sur mesure' }).click()
  const box = page.getByRole('dialog')
  await box.getByLabel('Points par armée').fill('90')
  await box.getByLabel('Graine').fill('5')
  await box.getByRole('button', { name: 'Faire la bataille' }).click()
  await expect(hex(page, 'A1')).toBeVisible({ timeout: 150_000 })
  await allWell(page)
})

test('a bomb in an address gets an answer', async ({ page }) => {
  const { deflateRawSync } = await import('node:zlib')
  await page.goto(`#/own/${deflateRawSync(Buffer.alloc(32 * 1024 * 1024)).toString('base64url')}`)
  await expect(page.getByText('plus qu’une bataille ne peut contenir', { exact: false })).toBeVisible()
  await page.goto('#/own/nothing')
  await expect(page.getByText('Ce lien ne s’ouvre pas.')).toBeVisible()
})
