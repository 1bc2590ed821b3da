// What comes out of the printer: so many pages of A4, nothing cut off, everything there, at its true size.
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import type { FigureView, ScenarioSummary, ScenarioView } from '../src/wire'
import { pressed, readPdf, type Printed } from './pdf'
import { expect, test } from './table'

const BOOKS = ['thucidide', 'panache', 'frederic', 'jomini']
const LANGUAGES = ['fr', 'en'] as const
type Language = (typeof LANGUAGES)[number]
const HEXES = [40, 50, 60, 80]

/** Sheets at an address, in a language; whoever is on the page already turns it. */
async function open(page: Page, address: string, language: Language = 'fr'): Promise<void> {
  await page.goto(`/#/print/${address}`)
  const here = `a[aria-current=page][href="#/print/${address.replace(/\?.*/, '')}"]`
  await expect(page.locator(here)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: language === 'fr' ? 'Français' : 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('.paper-sheet, .paper-book').first()).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => document.fonts.ready)
}

async function pdfOf(page: Page): Promise<Printed> {
  return readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
}

/** What stands outside the part of a sheet it should stand in, or is cut off by what it stands in. */
const cutOff = (page: Page) =>
  page.locator('.paper-sheet').evaluateAll((sheets) =>
    sheets.flatMap((sheet, number) => {
      const inside = (one: Element, box: DOMRect) => {
        const { width, left, right, top, bottom } = one.getBoundingClientRect()
        return (
          width === 0 ||
          (right <= box.right + 1 && bottom <= box.bottom + 1 && left >= box.left - 18 && top >= box.top - 18)
        )
      }
      const area = sheet.querySelector('.paper-area')?.getBoundingClientRect()
      if (!area) return [`sheet ${number + 1} has no area`]
      const strayed = [...sheet.querySelectorAll('.paper-area *:not(svg *, .aloud, .line)')].filter(
        (one) => !inside(one, area),
      )
      const cut = [...sheet.querySelectorAll('.cut-out')].filter((piece) =>
        [...piece.querySelectorAll('span')].some((one) => !inside(one, piece.getBoundingClientRect())),
      )
      return [...strayed, ...cut].map(
        (one) => `sheet ${number + 1}: ${one.tagName} ${one.textContent.trim().slice(0, 40)}`,
      )
    }),
  )

async function expectSheets(page: Page, count: number | null = null): Promise<Printed> {
  expect(await cutOff(page)).toEqual([])
  const sheets = await page.locator('.paper-sheet').count()
  if (count !== null) expect(sheets).toBe(count)
  const printed = await pdfOf(page)
  expect(printed.pages).toHaveLength(sheets)
  for (const { width, height } of printed.pages) {
    expect(Math.abs(width - 210)).toBeLessThan(0.2)
    expect(Math.abs(height - 297)).toBeLessThan(0.2)
  }
  return printed
}

async function battleOf(request: APIRequestContext, id: string): Promise<ScenarioView> {
  return (await (await request.get(`/api/scenarios/${id}`)).json()) as ScenarioView
}

/** The smallest letters of a page, in points. */
const smallest = (page: Page) =>
  page
    .locator('.aid')
    .evaluateAll((aids) =>
      Math.min(
        ...aids.flatMap((aid) =>
          [...aid.querySelectorAll('*')]
            .filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()))
            .map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75),
        ),
      ),
    )

test('a player’s aid fills the two sides of a sheet, in every book and language', async ({ page }) => {
  for (const book of BOOKS)
    for (const language of LANGUAGES) {
      await open(page, `aid/${book}`, language)
      expect(await cutOff(page), `${book}, ${language}`).toEqual([])
      await expect(page.locator('.paper-sheet')).toHaveCount(2)
      expect(await smallest(page), `${book}, ${language}`).toBeGreaterThanOrEqual(6.99)
    }
  const { words } = await expectSheets(page, 2)
  for (const said of ['Line infantry', 'Forest', 'General assault', 'TAC-10', 'FOL-3', 'ORD-6'])
    expect(words).toContain(pressed(said))
})

test('a battle comes on two pages: the field, then every unit with its hex', async ({ page, request }) => {
  await open(page, 'battle/waterloo')
  const { words } = await expectSheets(page, 2)
  const battle = await battleOf(request, 'waterloo')
  const all = [...battle.opening.units, ...battle.opening.officers]
  for (const { name } of all) expect(words).toContain(pressed(name.fr))
  expect((await page.locator('td.hex').allTextContents()).sort()).toEqual(all.map(({ hex }) => hex).sort())
  for (const text of [battle.title, battle.story, battle.balance]) expect(words).toContain(pressed(text?.fr ?? ''))
})

test('a piece is cut out for each element of each unit, and one for each officer', async ({ page, request }) => {
  const { opening } = await battleOf(request, 'training-panache')
  const elements = opening.units.reduce((sum, unit) => sum + unit.elements, 0)
  await open(page, 'blocks/training-panache?hex=40')
  await expect(page.locator('.cut-out.unit')).toHaveCount(elements)
  await expect(page.locator('.cut-out.officer')).toHaveCount(opening.officers.length)
  const { words } = await expectSheets(page)
  for (const { name } of opening.units) expect(words).toContain(pressed(name.fr))
  await page.getByLabel('Pièces').selectOption('blocks')
  await expect(page).toHaveURL(/pieces=blocks/)
  await expect(page.locator('.cut-out.unit')).toHaveCount(opening.units.length)
})

test('a cloth is printed in the size of its hexes, to the tenth of a millimetre', async ({ page }) => {
  await open(page, 'cloth/training-jomini?hex=40')
  for (const hex of [40, 60]) {
    await page.getByLabel('Largeur d’un hexagone').selectOption(`${hex}`)
    await expect(page.locator('.part').first()).toHaveAttribute('data-hex', `${hex}`)
    await expectCloth(page, hex)
  }
  await expectSheets(page)
})

/** Hexes and rulers are as large as they say, and every part of the map is on a sheet. */
async function expectCloth(page: Page, hex: number): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const measured = await page.locator('.part').evaluateAll((parts) =>
    parts.map((part) => {
      const millimetres = part.getBoundingClientRect().width * (25.4 / 96)
      return (millimetres / (part as SVGSVGElement).viewBox.baseVal.width) * 60 * Math.sqrt(3)
    }),
  )
  for (const one of measured) expect(Math.abs(one - hex)).toBeLessThan(0.1)
  const rulers = await page
    .locator('svg.ruler')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(rulers).toHaveLength(measured.length + 1)
  for (const ruler of rulers) expect(Math.abs(ruler * (25.4 / 96) - 100)).toBeLessThan(0.1)
  await page.emulateMedia({ media: null })
}

test('@long a rulebook shows every step of its figures side by side', async ({ page, request }) => {
  await open(page, 'book/thucidide')
  const figures = page.locator('.printed-figure')
  expect(await figures.count()).toBeGreaterThan(30)
  const figure = (await (await request.get('/api/figures/T-FOL-1A?lang=fr')).json()) as FigureView
  const shown = figures.filter({ hasText: figure.title.fr }).first()
  await expect(shown.locator('svg[role=img]')).toHaveCount(figure.frames.length)
})

test('sheets are reached from a battle, its book and home, read on a phone and by lamplight, and paper stays white', async ({
  page,
}) => {
  await page.goto('/#/battle/training-jomini')
  await page.getByRole('link', { name: 'Nappe d’hexagones' }).click()
  await expect(page.locator('.paper-sheet').first()).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL(/#\/battle\/training-jomini$/)
  await page.goto('/#/rules/panache')
  await page.getByRole('link', { name: 'Aide de jeu' }).click()
  await expect(page.locator('.aid').first()).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Thucidide', exact: true }).click()
  await expect(page).toHaveURL(/#\/print\/aid\/thucidide$/)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['aid/jomini', 'cloth/training-jomini', 'blocks/training-jomini', 'battle/training-jomini']) {
    await open(page, address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390)
    await expect(page.locator('.paper-sheet').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const { width } = (await page.locator('.paper-sheet').first().boundingBox()) ?? { width: 0 }
    expect(width).toBeLessThanOrEqual(390)
  }
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await page.evaluate(() => (window.print = () => (document.title = 'printed')))
  await page.getByRole('button', { name: 'Imprimer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('printed')
})

for (const language of LANGUAGES) {
  test(`@long every battle on every kind of sheet, ${language}`, async ({ page, request }) => {
    const battles = (await (await request.get('/api/scenarios')).json()) as ScenarioSummary[]
    for (const { id } of battles) {
      const { opening } = await battleOf(request, id)
      await open(page, `battle/${id}`, language)
      const { words } = await expectSheets(page, 2)
      for (const { name } of [...opening.units, ...opening.officers])
        expect(words, id).toContain(pressed(name[language]))
      for (const hex of HEXES) {
        await open(page, `blocks/${id}?hex=${hex}`, language)
        await expect(page.locator('.cut-out.unit')).toHaveCount(
          opening.units.reduce((sum, one) => sum + one.elements, 0),
        )
        await expect(page.locator('.cut-out.officer')).toHaveCount(opening.officers.length)
        await expectSheets(page)
        await open(page, `cloth/${id}?hex=${hex}`, language)
        await expectCloth(page, hex)
        await expectSheets(page)
      }
    }
  })

  for (const book of BOOKS)
    test(`@long the aid and the whole book of ${book}, ${language}`, async ({ page }) => {
      await open(page, `aid/${book}`, language)
      await expectSheets(page, 2)
      await open(page, `book/${book}`, language)
      const { pages, words } = await pdfOf(page)
      expect(pages.length).toBeGreaterThan(30)
      for (const clause of ['GEO-1', 'CBT-9', 'VIC-2']) expect(words).toContain(clause)
    })
}
