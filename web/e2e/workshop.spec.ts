// The workshop in the real browser: every battle of the house goes through it unchanged, one of each book is made from
// nothing, by mouse and by keys, and comes out as its file says; faults are gone to and mended; it is kept, tried, come back to.
import AxeBuilder from '@axe-core/playwright'
import { readdirSync } from 'node:fs'
import { allWell, bar, fileOf, hex, Maker, openBattle, readDraft, savedFile, type Hand } from './bench'
import { expect, test } from './table'

const BATTLES = readdirSync(new URL('../../scenarios/', import.meta.url))
  .filter((name) => name.endsWith('.toml'))
  .map((name) => name.replace('.toml', ''))

test('each of the twenty battles goes through the page and comes out byte for byte', async ({ page }) => {
  expect(BATTLES).toHaveLength(20)
  for (const id of BATTLES)
    await test.step(id, async () => {
      await openBattle(page, id)
      expect(await savedFile(page), id).toBe(fileOf(id))
    })
})

/** One by mouse, one by keys; the other battles, and both hands of each, with `npm run e2e:long`. */
const QUICK: readonly (readonly [string, Hand])[] = [
  ['training-jomini', 'mouse'],
  ['training-panache', 'keys'],
]

for (const id of ['training-jomini', 'training-thucidide', 'training-panache', 'training-frederic'])
  for (const hand of ['mouse', 'keys'] as const) {
    const isQuick = QUICK.some(([quick, by]) => quick === id && by === hand)
    test(`${id} is made from nothing by ${hand}${isQuick ? '' : ' @long'}`, async ({ page, house }) => {
      const wanted = await readDraft(house.address, fileOf(id))
      const maker = new Maker(page, hand)
      await maker.begin(wanted)
      await maker.make(wanted)
      await allWell(page)
      expect(await readDraft(house.address, await savedFile(page))).toEqual(wanted)
    })
  }

test('what is done is kept over a reload, can be taken back by name, and two windows do not write over each other', async ({
  page,
  context,
}) => {
  await openBattle(page, 'training-jomini')
  await page.getByRole('button', { name: 'Forêt', exact: true }).click()
  await hex(page, 'A1').click()
  await expect(hex(page, 'A1')).toHaveAccessibleName(/forêt/)
  await expect(page.getByRole('button', { name: 'Annuler : forêt A1' })).toBeVisible()
  await page.reload()
  await expect(hex(page, 'A1')).toHaveAccessibleName(/forêt/)
  await expect(page.getByText(/^Gardé ici à/)).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Marais', exact: true }).click()
  await hex(other, 'B1').click()
  // The first window has changed nothing since: it takes over what the second kept.
  await expect(hex(page, 'B1')).toHaveAccessibleName(/marais/)
  await page.getByRole('button', { name: 'Sable', exact: true }).click()
  await hex(page, 'C1').click()
  await expect(hex(other, 'C1')).toHaveAccessibleName(/sable/)
  await other.close()
  await page.keyboard.press('Control+z')
  await expect(hex(page, 'C1')).not.toHaveAccessibleName(/sable/)
  await page.keyboard.press('Control+y')
  await expect(hex(page, 'C1')).toHaveAccessibleName(/sable/)
})

test('a blank sheet is as large as was counted, and begins when that is said', async ({ page }) => {
  await page.goto('#/workshop')
  for (const what of ['Colonnes', 'Colonnes', 'Rangées', 'Rangées'])
    await page.getByRole('button', { name: `Un de moins : ${what}` }).click()
  await expect(page.getByRole('textbox', { name: 'Colonnes' })).toHaveValue('9')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('Taille : 9 × 8')).toBeVisible()
  // Nor is a skirmish made by counting.
  await page.goto('#/workshop')
  await page.getByRole('button', { name: 'La faire sur mesure' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Un de plus : Rangées' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Rangées' })).toHaveValue('11')
  await expect(page.getByRole('button', { name: 'Faire la bataille' })).toBeEnabled()
})

test('a battle that is deleted can be had back; one is begun from a file', async ({ page }) => {
  await page.goto('#/workshop')
  await page
    .locator('.drop input[type=file]')
    .setInputFiles({ name: 'dego.toml', mimeType: 'text/plain', buffer: Buffer.from(fileOf('training-jomini')) })
  await expect(hex(page, 'A1')).toBeVisible()
  await page.getByRole('link', { name: 'Mes batailles' }).click()
  await page.getByRole('button', { name: /^Supprimer « École/ }).click()
  await expect(page.getByText('Rien encore')).toBeVisible()
  await page.getByRole('button', { name: 'La remettre' }).click()
  await page.getByRole('link', { name: 'École : Dego' }).click()
  await expect(hex(page, 'A1')).toBeVisible()
  await page.goto('#/workshop')
  await page
    .locator('.drop input[type=file]')
    .setInputFiles({ name: 'x.toml', mimeType: 'text/plain', buffer: Buffer.from('id = ') })
  await expect(page.getByRole('alert')).not.toBeEmpty()
})

test('a fault is shown, gone to, and mended; until then nothing is tried', async ({ page }) => {
  await openBattle(page, 'training-jomini')
  await allWell(page)
  await page.getByRole('tab', { name: 'Victoire et règles' }).click()
  const victory = page.locator('[data-path="south.victory"]')
  await victory.fill('12')
  await victory.blur()
  const checker = page.locator('.checker')
  await expect(checker).toContainText('1 faute', { timeout: 60_000 })
  await page.getByRole('tab', { name: 'Récit' }).click()
  await page.getByRole('button', { name: 'Essayer' }).click({ force: true })
  // Whoever tries all the same is led to the fault.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(victory).toBeFocused()
  await page.getByRole('tab', { name: 'Récit' }).click()
  await checker.getByRole('button', { name: 'Aller là' }).click()
  await expect(victory).toBeFocused()
  await checker.getByRole('button', { name: /^Mettre/ }).click()
  await allWell(page)
  await expect(page.getByRole('status').filter({ hasText: 'Plus aucune faute.' })).toHaveCount(1)
  // Where there is no such hex nobody is sent.
  await page.getByRole('tab', { name: 'Armées' }).click()
  await page.getByRole('button', { name: /^Artillerie à pied/ }).click()
  const place = page.locator('[data-path="south.units[4].hex"]')
  await place.fill('Z99')
  await place.blur()
  await expect(page.getByRole('button', { name: 'Annuler : mettre 4', exact: false })).toBeVisible()
  // Far from every officer: the number stands on the map and in his row.
  await place.fill('A1')
  await place.blur()
  await expect(page.locator('.draft-marks .tag text')).toHaveText('1', { timeout: 60_000 })
  await expect(page.locator('[data-who="units 4"] .n')).toContainText('1')
})

test('a battle is tried against the computer, and the bench is as it was left', async ({ page }) => {
  await openBattle(page, 'training-jomini')
  await page.getByRole('button', { name: 'Rocailles', exact: true }).click()
  await hex(page, 'I1').click()
  await allWell(page)
  await page.keyboard.press('F5')
  await page.getByRole('dialog').getByRole('button', { name: 'Essayer' }).click()
  await expect(page.locator('.table [data-place="I1"]')).toHaveAccessibleName(/rocailles/, { timeout: 60_000 })
  await page.getByRole('link', { name: 'Retour à l’atelier' }).click()
  await expect(bar(page)).toContainText('Rocailles')
  await page.getByRole('button', { name: 'Annuler : rocailles I1' }).click()
  await expect(hex(page, 'I1')).not.toHaveAccessibleName(/rocailles/)
  // A trial is the workshop's: it does not stand among the games.
  await page.goto('#/')
  await expect(page.getByRole('heading', { name: 'L’atelier' })).toBeVisible()
  const mine = page.getByRole('region', { name: 'Mes parties' })
  await expect(mine.getByText('École : Dego', { exact: true })).toHaveCount(0)
})

test('works, roads, the mirror and the size by keys alone', async ({ page }) => {
  await openBattle(page, 'training-jomini')
  await hex(page, 'D2').focus()
  for (let section = 0; section < 3; section += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('3')
  await expect(bar(page)).toContainText('Rempart')
  await page.keyboard.press('Numpad3')
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Annuler : rempart D2, sud-est' })).toBeVisible()
  await expect(hex(page, 'D3')).toHaveAccessibleName(/fortification/)
  await page.keyboard.press('Shift+Tab')
  await hex(page, 'A7').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Forêt', exact: true }).press('Enter')
  await hex(page, 'A7').focus()
  await page.keyboard.press('Enter')
  await expect(hex(page, 'A1')).toHaveAccessibleName(/forêt/)
  // Whoever is set down has his twin opposite, in one step; where somebody stands already, the bar says so.
  const newUnit = page.getByRole('button', { name: 'Unité', exact: true })
  await newUnit.press('Enter')
  await hex(page, 'B7').focus()
  await page.keyboard.press('Enter')
  await expect(hex(page, 'B1')).toHaveAccessibleName(/infanterie légère, nord/)
  await expect(page.getByRole('button', { name: /^Annuler : .* en B7 et en B1$/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(hex(page, 'B1')).not.toHaveAccessibleName(/infanterie légère, nord/)
  await page.keyboard.press('ControlOrMeta+y')
  await newUnit.press('Enter')
  await hex(page, 'D5').focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveText('Rien n’est posé en face : D3 est occupé.')
  await page.getByRole('button', { name: 'Ajouter au bord nord' }).press('Enter')
  await expect(hex(page, 'A8')).toHaveAttribute('data-place', 'A8')
  await expect(page.getByText('Taille : 9 × 8')).toBeVisible()
})

for (const theme of ['light', 'dark', 'contrast'] as const)
  test(`the workshop complains of nothing to axe (${theme})`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('etendard.choices', JSON.stringify({ theme: chosen, pace: 'instant' }))
    }, theme)
    await page.goto('#/workshop')
    await expect(page.getByRole('heading', { name: 'Une feuille blanche' })).toBeVisible()
    const list = await new AxeBuilder({ page }).analyze()
    expect(list.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await openBattle(page, 'training-jomini')
    await allWell(page)
    for (const tab of ['Armées', 'Victoire et règles', 'Récit']) {
      await page.getByRole('tab', { name: tab }).click()
      if (tab === 'Armées') await page.getByRole('button', { name: /^21e de ligne/ }).click()
      const bench = await new AxeBuilder({ page }).analyze()
      expect(bench.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a battle is changed by finger', async ({ page }) => {
    await page.goto('#/workshop')
    await page.getByRole('combobox', { name: 'La bataille' }).selectOption('training-jomini')
    await page.getByRole('button', { name: 'En faire une copie' }).tap()
    // As wide as the screen, and so is what opens over it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Fichier', exact: true }).tap()
    await page.getByRole('button', { name: /^Partager/ }).tap()
    const sharing = await page.getByRole('dialog').boundingBox()
    expect((sharing?.x ?? 0) + (sharing?.width ?? 0)).toBeLessThanOrEqual(390)
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).tap()
    await page.getByRole('button', { name: 'Marais', exact: true }).tap()
    await hex(page, 'C4').tap()
    await expect(hex(page, 'C4')).toHaveAccessibleName(/marais/)
    await page.getByRole('tab', { name: 'Armées' }).tap()
    await page.getByRole('button', { name: /^8e légère/ }).tap()
    await page.getByRole('button', { name: 'Déplacer', exact: true }).tap()
    await hex(page, 'D5').tap()
    await expect(hex(page, 'D5')).toHaveAccessibleName(/8e légère/)
    await page.getByRole('button', { name: /^Annuler : 8e légère en D5/ }).tap()
    await expect(hex(page, 'C5')).toHaveAccessibleName(/8e légère/)
    await page.getByRole('tab', { name: 'Fautes' }).tap()
    await allWell(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (const button of await page.locator('.bench .bar button:visible').all()) {
      const box = await button.boundingBox()
      if (box) expect(Math.round(box.height), await button.innerText()).toBeGreaterThanOrEqual(48)
    }
  })
})
