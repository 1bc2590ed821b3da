// The rulebooks as they are read: every clause in its place, in four books and two languages.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { RuleView, TablesView } from '../src/wire'
import { expect, test } from './table'

const BOOKS = ['thucidide', 'panache', 'frederic', 'jomini']
const paragraph = (page: Page, clause: string) => page.locator(`[data-clause="${clause}"]`)
const panel = (page: Page, clause: string) => page.getByRole('region', { name: `${clause} dans les quatre livres` })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/#/rules/${address}`)
  await expect(page.locator('[data-clause]').first()).toBeAttached()
}

for (const book of BOOKS)
  test(`${book}: every clause has its paragraph and its address`, async ({ page, house }) => {
    await open(page, book)
    const rules = (await (await page.request.get(`${house.address}/api/rules?book=${book}`)).json()) as RuleView[]
    const ids = rules.map((rule) => rule.clause).sort()
    const links = page.locator('[data-clause] .clause')
    await expect(links).toHaveCount(ids.length)
    expect((await links.allTextContents()).sort()).toEqual(ids)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses.sort()).toEqual(ids.map((id) => `#/rules/${book}/${id}`))
    for (const id of [ids[0], ids.find((one) => /[a-z]$/.test(one)), ids.at(-1)].filter((one) => one !== undefined)) {
      await page.goto(`/#/rules/${book}/${id.toLowerCase()}`)
      await expect(paragraph(page, id)).toBeInViewport()
      await expect(
        panel(page, id)
          .getByText(/^Section|^De cette|^Du compagnon/)
          .first(),
      ).toBeVisible()
    }
  })

test('a clause says what the other books say, and what is decided', async ({ page }) => {
  await open(page, 'jomini/rip-1')
  const said = panel(page, 'RIP-1')
  await expect(said.getByText('diffère', { exact: true })).toHaveCount(1)
  await expect(said.getByText('même règle')).toHaveCount(2)
  await expect(said.locator('mark').first()).toContainText('toute unité qui n’a pas reculé')
  await expect(said.getByText(/^Point tranché n°\u00a05/)).toBeVisible()
  await said.getByRole('link', { name: 'Lire là-bas' }).first().click()
  await expect(page).toHaveURL(/#\/rules\/thucidide\/RIP-1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thucidide')
  await expect(panel(page, 'RIP-1')).toBeVisible()
  // A clause this book does not have is still told as the others have it.
  await open(page, 'panache/TAC-1')
  await expect(panel(page, 'TAC-1').getByText('Ce livre n’a pas cette clause.')).toBeVisible()
  await panel(page, 'TAC-1').getByRole('link', { name: 'Fermer' }).click()
  await expect(page).toHaveURL(/#\/rules\/panache$/)
})

test('another language and another book leave the reader where he was', async ({ page }) => {
  await open(page, 'jomini')
  await paragraph(page, 'RET-6').evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 120))
  await expect(page.locator('nav .here').last()).toHaveText('Les drapeaux et le recul')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'The game in two pages' })).toBeAttached()
  await expect(paragraph(page, 'RET-6')).toBeInViewport()
  const { y } = (await paragraph(page, 'RET-6').boundingBox()) ?? { y: 0 }
  expect(Math.abs(y - 120)).toBeLessThan(40)
  await page.getByRole('link', { name: /^Frédéric/ }).click()
  await expect(page).toHaveURL(/#\/rules\/frederic$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Frederick|Frédéric/)
  await expect(paragraph(page, 'RET-6')).toBeInViewport()
})

test('words without their accents and numbers are found in the book', async ({ page }) => {
  await open(page, 'jomini')
  const search = page.getByLabel('Chercher dans les règles')
  await search.fill('elephant PANIQUE')
  await expect(page.getByRole('status').filter({ hasText: /passages?/ })).toBeVisible()
  await expect(page.locator('.hit mark').first()).toBeVisible()
  await search.fill('zouave')
  await expect(page.getByText('Ce livre n’en parle pas.')).toBeVisible()
  await search.fill('ret-6')
  await page
    .getByRole('link', { name: /^RET-6/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/rules\/jomini\/RET-6$/)
  await expect(paragraph(page, 'RET-6')).toBeInViewport()
  await expect(panel(page, 'RET-6')).toBeVisible()
})

test('tables are those the book is played by', async ({ page, house }) => {
  const answer = await page.request.get(`${house.address}/api/books/jomini/tables`)
  const tables = (await answer.json()) as TablesView
  await open(page, 'jomini')
  const troops = page.getByRole('table', { name: 'Les troupes' })
  await expect(troops.locator('tbody tr')).toHaveCount(tables.troops.length)
  const line = tables.troops.find(({ troop }) => troop.key === 'line-infantry')
  await expect(troops.getByRole('row', { name: /^Infanterie de ligne \d/i }).getByRole('cell')).toContainText(
    [line?.troop.elements, line?.troop.march, line?.troop.march_free, line?.troop.range, line?.melee.full].map(String),
  )
  await expect(page.getByRole('table', { name: 'Les terrains' }).locator('tbody tr')).toHaveCount(21)
  const orders = page.getByRole('table', { name: /^Ordres/ }).locator('tbody tr')
  await expect(orders).toHaveCount(tables.orders.length)
})

test('a value that is changed is another table on the page', async ({ page, house }) => {
  const answer = await page.request.get(`${house.address}/api/books/jomini/tables`)
  const tables = (await answer.json()) as TablesView
  const line = tables.troops.find(({ troop }) => troop.key === 'line-infantry')
  const order = tables.orders[0]
  if (!line || !order) throw new Error('Jomini has line infantry and orders')
  line.troop.elements += 5
  line.troop.march += 6
  order.cost += 70
  await page.route('**/api/books/jomini/tables*', (route) => route.fulfill({ json: tables }))
  await open(page, 'jomini')
  const troops = page.getByRole('table', { name: 'Les troupes' })
  await expect(troops.getByRole('row', { name: /^Infanterie de ligne \d/i }).getByRole('cell')).toContainText(
    [line.troop.elements, line.troop.march].map(String),
  )
  await expect(page.getByRole('table', { name: /^Ordres/ }).first()).toContainText(String(order.cost))
})

test('a figure stands beside its paragraph, is stepped through by keys and shown again', async ({ page }) => {
  await open(page, 'jomini/ret-6')
  const steps = page.getByRole('radiogroup').first()
  await expect(steps).toBeVisible()
  const count = await steps.getByRole('radio').count()
  expect(count).toBeGreaterThan(2)
  await steps.getByRole('radio').nth(1).check()
  await expect(page.locator('.told').first()).toContainText('2.')
  await page.keyboard.press('ArrowRight')
  await expect(steps.getByRole('radio').nth(2)).toBeChecked()
  await expect(page.locator('.told').first()).toContainText('3.')
  await page.getByRole('button', { name: 'Rejouer' }).first().click()
  await expect(page.locator('.told').first()).toContainText('1.')
  await expect(steps.getByRole('radio').last()).toBeChecked()
  const title = page.locator('figcaption').first()
  const before = (await title.textContent()) ?? ''
  await page.getByRole('button', { name: 'Figure suivante' }).first().click()
  await expect(title).not.toHaveText(before)
})

test('the book is clear to a screen reader, by keys and on a phone', async ({ page }) => {
  await open(page, 'jomini')
  await paragraph(page, 'GEO-2').locator('.clause').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'GEO-2')).toBeVisible()
  await expect(paragraph(page, 'GEO-2').locator('.clause')).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await page.keyboard.press('Enter')
  await expect(panel(page, 'GEO-2')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'jomini/GEO-2')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const chapter = page.getByRole('link', { name: /Les chefs/ })
  await expect(chapter).toBeHidden()
  await page.getByRole('button', { name: 'Sommaire' }).click()
  await chapter.click()
  await expect(page.getByRole('heading', { name: /Les chefs/ })).toBeInViewport()
  await expect(chapter).toBeHidden()
})

test('a clause without a figure shows a case, and a ruling read the other way is played by in new games', async ({
  page,
  house,
}) => {
  await page.goto(`${house.address}/#/rules/jomini/ACT-4`)
  const panel = page.getByRole('region', { name: 'ACT-4 dans les quatre livres' })
  await expect(panel.getByRole('figure')).toContainText('L’infanterie va avec les canons à pied')
  await page.goto(`${house.address}/#/rules/frederic/UNI-6`)
  await expect(page.getByText('Cette clause avertit qui écrit un scénario')).toBeVisible()
  await page.goto(`${house.address}/#/rules/jomini`)
  const ruling = page.getByRole('region', { name: 'Point tranché n° 1', exact: true })
  await ruling.getByText('Voir les deux lectures jouées').click()
  await expect(ruling.getByRole('figure')).toHaveCount(2)
  await ruling.getByRole('checkbox', { name: 'Jouer nos parties ainsi' }).check()
  await page.goto(`${house.address}/#/battle/waterloo`)
  await expect(page.locator('summary').getByText('repli bloqué : une perte par drapeau')).toBeVisible()
})

test('whoever knows another book reads what is different, and nothing he knows', async ({ page, request }) => {
  await page.goto('/#/rules/jomini')
  await page.getByRole('link', { name: 'Je connais un autre livre' }).click()
  await page.getByRole('group', { name: 'Le livre que vous connaissez' }).getByRole('link', { name: 'Panache' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De Panache à Jomini')
  const of = async (book: string) =>
    (await (await request.get(`/api/rules?book=${book}&lang=fr`)).json()) as { clause: string; text: string }[]
  const [own, known] = [await of('jomini'), await of('panache')]
  const before = new Map(known.map(({ clause, text }) => [clause, text]))
  const gone = known.filter(({ clause }) => own.every((rule) => rule.clause !== clause))
  await expect(page.locator('[data-change=new]')).toHaveCount(own.filter(({ clause }) => !before.has(clause)).length)
  await expect(page.locator('[data-change=other]')).toHaveCount(
    own.filter(({ clause, text }) => before.has(clause) && before.get(clause) !== text).length,
  )
  await expect(page.locator('[data-change=gone]')).toHaveCount(gone.length)
  expect(await page.locator('[data-change=other] mark').count()).toBeGreaterThan(10)
  const axe = await new AxeBuilder({ page }).analyze()
  expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
