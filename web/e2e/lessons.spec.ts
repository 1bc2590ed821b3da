// The school: every lesson that exists is played to its end by what its bar says, and nothing else.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { House } from '../scripts/house.mjs'
import type { LessonSummary } from '../src/wire'
import { attend, byFinger, byKeys, byMouse, read } from './pupil'
import { expect, faultsOf, newcomer, test } from './table'

// A thousand touches: a picture of each would take longer than the touch.
test.use({ trace: 'off' })

const BOOKS = ['jomini', 'thucidide', 'panache', 'frederic'] as const

async function lessonsOf(house: House, book: string): Promise<LessonSummary[]> {
  const all = (await (await fetch(`${house.address}/api/lessons`)).json()) as LessonSummary[]
  return all.filter((lesson) => lesson.book === book)
}

/** From the school to the first step of a lesson. */
async function begin(
  page: Page,
  house: House,
  { book, title }: LessonSummary,
  language: 'fr' | 'en' = 'fr',
): Promise<void> {
  await page.goto(`${house.address}/#/training`)
  await page
    .locator(`section[aria-labelledby=course-${book}]`)
    .getByRole('button', { name: new RegExp(title[language]) })
    .first()
    .click()
  await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
}

for (const book of BOOKS)
  test(`every lesson of ${book} is played to its end, one after the other, with the mouse`, async ({ page, house }) => {
    const lessons = await lessonsOf(house, book)
    const [first] = lessons
    expect(lessons.length).toBeGreaterThan(0)
    if (!first) return
    await begin(page, house, first)
    for (const [index, lesson] of lessons.entries()) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(lesson.title.fr)
      const { steps } = await attend(page, byMouse)
      expect(steps, lesson.id).toBeGreaterThan(0)
      await expect(page.locator('.prompt .title')).toHaveText(`Leçon ${lesson.number} faite.`)
      const next = page.locator('.prompt .answers .primary')
      await expect(next).toHaveText(index + 1 < lessons.length ? 'Leçon suivante' : 'La bataille d’école')
      const before = page.url()
      await next.click()
      await expect(page).not.toHaveURL(before)
    }
    await expect(page).toHaveURL(new RegExp(`battle/training-${book}`))
    await page.goto(`${house.address}/#/training`)
    const course = page.locator(`section[aria-labelledby=course-${book}]`)
    await expect(course.locator('.ticked')).toHaveCount(lessons.length)
    await expect(course.locator('.button.primary')).toHaveCount(1)
  })

for (const [index, book] of BOOKS.entries())
  test(`a lesson of ${book} on a phone by finger, in ${index === 1 ? 'English' : 'French'}`, async ({
    browser,
    house,
  }) => {
    const language = index === 1 ? 'en' : 'fr'
    const page = await newcomer(browser, house, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    })
    const faults = faultsOf(page)
    const lesson = (await lessonsOf(house, book)).at(-1)
    if (!lesson) throw new Error(`${book} has no lesson`)
    await begin(page, house, lesson, language)
    // The bar suffices; the course opens from the title.
    await expect(page.locator('.course')).toBeHidden()
    await page.getByRole('heading', { level: 1 }).getByRole('button').tap()
    await expect(page.locator('.course')).toContainText(lesson.story[language])
    await page.getByRole('heading', { level: 1 }).getByRole('button').tap()
    const { steps } = await attend(page, byFinger)
    expect(steps).toBeGreaterThan(0)
    expect(faults).toEqual([])
    await page.context().close()
  })

test('a lesson by keys alone, spoken as it goes', async ({ page, house }) => {
  const [lesson] = await lessonsOf(house, 'jomini')
  if (!lesson) throw new Error('no lesson')
  await begin(page, house, lesson)
  const { sentence, ring } = await read(page)
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1)
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: ring ?? '?' })).toHaveCount(1)
  await page.addInitScript(() => addEventListener('pointerdown', () => document.body.setAttribute('data-mouse', '')))
  expect((await attend(page, byKeys)).steps).toBeGreaterThan(2)
})

test('the third wrong touch turns help gold, and the place is kept over a reload', async ({ page, house }) => {
  const [lesson] = await lessonsOf(house, 'jomini')
  if (!lesson) throw new Error('no lesson')
  await begin(page, house, lesson)
  const first = await read(page)
  await byMouse.hex(page, first.ring ?? '', first)
  await expect.poll(async () => (await read(page)).step).not.toBe(first.step)
  const show = page.getByRole('button', { name: 'Montrez-moi' })
  const second = await read(page)
  for (const place of ['A1', 'B1', 'A2']) {
    await expect(show).not.toHaveClass(/primary/)
    await byMouse.hex(page, place, await read(page))
    await expect(page.locator('.oops')).toContainText(place)
  }
  await expect(show).toHaveClass(/primary/)
  await page.reload()
  const again = await read(page)
  expect({ step: again.step, sentence: again.sentence, ring: again.ring }).toEqual({
    step: second.step,
    sentence: second.sentence,
    ring: second.ring,
  })
  await page.goto(`${house.address}/#/`)
  await expect(page.getByRole('region', { name: 'Mes parties' })).toHaveCount(0)
  await page.goto(`${house.address}/#/training`)
  await page.getByRole('button', { name: /Continuer/ }).click()
  expect((await read(page)).step).toBe(second.step)
})

test('without help there is no ring and no sentence until it is asked for', async ({ page, house }) => {
  const [lesson] = await lessonsOf(house, 'jomini')
  if (!lesson) throw new Error('no lesson')
  await begin(page, house, lesson)
  const told = await read(page)
  await attend(page, byMouse, false)
  await page.getByRole('button', { name: 'Rejouer sans aide' }).click()
  await expect(page.locator('.prompt .title')).toHaveText('Étape 1 : à vous.')
  expect((await read(page)).ring).toBeNull()
  await page.getByRole('button', { name: 'Montrez-moi' }).click()
  const shown = await read(page)
  expect([shown.sentence, shown.ring]).toEqual([told.sentence, told.ring])
  await byMouse.hex(page, shown.ring ?? '', shown)
  await expect(page.locator('.prompt .title')).toHaveText('Étape 2 : à vous.')
})

test('a newcomer is led to the first lesson; nothing of a game is in its way, and everybody can read it', async ({
  page,
  house,
}) => {
  await page.goto(house.address)
  await page.getByRole('button', { name: 'Apprendre en jouant' }).click()
  const seen = await read(page)
  expect(seen.sentence).toMatch(/^Touchez /)
  for (const name of ['Reprendre le dernier ordre', 'Abandonner', 'Revanche'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await byMouse.hex(page, 'A1', seen)
  await expect(page.locator('.oops')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
})

test('a done step is taken up again, by its dot and by its line, and the place is kept on reload', async ({
  page,
  house,
}) => {
  const [first] = await lessonsOf(house, 'jomini')
  if (!first) throw new Error('jomini has no lesson')
  await begin(page, house, first)
  const bar = page.locator('.prompt.lesson')
  const at = (step: number) => expect(bar).toHaveAttribute('data-step', String(step))
  await attend(page, byMouse, false, 3)
  await at(3)
  await page.reload()
  await at(3)
  await bar.getByRole('button', { name: 'Reprendre à l’étape 2' }).click()
  await at(2)
  await expect(bar.getByRole('button', { name: 'Reprendre à l’étape 2' })).toHaveCount(0)
  await attend(page, byMouse, false, 3)
  await at(3)
  await page.locator('.course').getByRole('button').first().click()
  await at(1)
})
